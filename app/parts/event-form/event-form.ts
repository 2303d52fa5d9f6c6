import type { PeopleSummary } from "#app/parts/consequences/consequences-view.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import type { ClockQuestion } from "#app/parts/wall-time/wall-time.ts"
import type { Option } from "#app/ui/form/select-field.tsx"

/** What the page with the form of an event, a meeting or a ballot, shows around its values. */
export type EventFormView = {
  zones: Option[]
  tree: MemberTree
  /** Whom everyone means, by the acronym of the group; under "" the whole alliance. */
  everyone: Record<string, string>
  /** Who is written to, where that is certain before the form is sent (FORM-10). */
  mail?: PeopleSummary
  /** Where it stands, by acronym; "" the whole alliance; absent where that can be chosen. */
  place?: string
  /** Where it can be made, if there is a choice: the whole alliance, groups. */
  places?: Option[]
  /** Proposals it may be about, if there are any. */
  proposals?: Option[]
  question?: ClockQuestion
}
