import { FormattedMessage } from "react-intl"
import type { components } from "#app/api/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import { Person } from "../person/person.tsx"
import { personView } from "../person/person-view.ts"
import { usePageFrame } from "./use-page-frame.ts"

type Schemas = components["schemas"]
/** A group that the user may not enter, with its chairs, and whether the user has asked to join it. */
export type RestrictedGroup = { group: Schemas["GroupRef"]; chairs: Schemas["MemberRef"][]; is_join_requested: boolean }

/** The group and its chairs from a refusal's details, without those whose account is disabled; undefined if they are not named. */
export function restrictedGroupFrom(details: unknown): RestrictedGroup | undefined {
  const { group, chairs = [], is_join_requested = false } = (details ?? {}) as Partial<RestrictedGroup>
  return group && { group, chairs: chairs.filter((chair) => !chair.is_disabled), is_join_requested }
}

/** Names the restricted group and the chairs who can give access (ROLE-07). */
export function GroupContacts({ door: { group, chairs, is_join_requested } }: { door: RestrictedGroup }) {
  const locale = usePageFrame()?.locale ?? "en"
  const acronym = <span className="ref">{group.acronym}</span>
  const values = { acronym, name: nameIn(locale, group), total: chairs.length }
  return (
    <div className="stack tight">
      <p>
        <FormattedMessage id="error.restricted.ask" values={values} />
      </p>
      {chairs.map((chair) => (
        <Person key={chair.id} person={personView(chair, locale)} />
      ))}
      {is_join_requested && (
        <p>
          <FormattedMessage id="join-request.pending.title" />
        </p>
      )}
    </div>
  )
}
