import { FormattedMessage } from "react-intl"
import type { components } from "#app/api/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import { Person } from "../person/person.tsx"
import { personView } from "../person/person-view.ts"
import { usePageFrame } from "./use-page-frame.ts"

type Schemas = components["schemas"]
/** A group one may not enter, with its chairs. */
export type Door = { group: Schemas["GroupRef"]; chairs: Schemas["MemberRef"][] }

/** The group and its chairs, as the backend names them to whom it turns away; undefined where it names nobody. */
export function doorIn(details: unknown): Door | undefined {
  const { group, chairs = [] } = (details ?? {}) as Partial<Door>
  return group && { group, chairs }
}

/** Which group's door is closed, and to whom it is open (ROLE-07). */
export function ClosedDoor({ door: { group, chairs } }: { door: Door }) {
  const name = nameIn(useLocale(), group)
  const acronym = <span className="ref">{group.acronym}</span>
  return <FormattedMessage id="error.restricted.ask" values={{ acronym, name, total: chairs.length }} />
}

/** The chairs who could open it. */
export function WhomToAsk({ door: { chairs } }: { door: Door }) {
  const locale = useLocale()
  return (
    <ul className="stack tight">
      {chairs.map((chair) => (
        <li key={chair.id}>
          <Person person={personView(chair, locale)} />
        </li>
      ))}
    </ul>
  )
}

const useLocale = () => usePageFrame()?.locale ?? "en"
