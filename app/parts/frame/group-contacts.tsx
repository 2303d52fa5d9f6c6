import { useIntl } from "react-intl"
import type { components } from "#openapi/generated/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import { Person } from "../person/person.tsx"
import { personView } from "../person/person-view.ts"
import { usePageFrame } from "./use-page-frame.ts"

type Schemas = components["schemas"]
/** A group that the user may not enter, with its chairs; `asked`: the user's request to join is pending. */
export type RestrictedGroup = { group: Schemas["GroupRef"]; chairs: Schemas["MemberRef"][]; asked: boolean | undefined }

/** The group and its chairs from a refusal's details; undefined if they are not named. */
export function restrictedGroupFrom(details: unknown): RestrictedGroup | undefined {
  const { group, chairs = [], is_join_requested: asked } = (details ?? {}) as Partial<Schemas["RefusalDetails"]>
  return group && { group, chairs, asked }
}

/** Names the restricted group and the chairs who can give access (ROLE-07). */
export function GroupContacts({ door: { group, chairs, asked } }: { door: RestrictedGroup }) {
  const intl = useIntl()
  const locale = usePageFrame()?.locale ?? "en"
  const acronym = <span className="ref">{group.acronym}</span>
  const values = { acronym, name: nameIn(locale, group), total: chairs.length, asked }
  return (
    <div className="stack tight">
      <p>{intl.formatMessage({ id: "error.restricted.ask" }, values)}</p>
      {chairs.map((chair) => (
        <Person key={chair.id} person={personView(chair, locale)} />
      ))}
    </div>
  )
}
