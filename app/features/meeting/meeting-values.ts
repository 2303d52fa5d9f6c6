import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import type { PeopleSummary } from "#app/parts/consequences/consequences-view.server.ts"
import type { Option } from "#app/ui/form/select-field.tsx"
import type { ClockQuestion } from "./meeting-start.server.ts"

/** What the fields of a meeting hold when its form is opened. */
export type MeetingValues = {
  subject?: string
  description: { format: "html" | "markdown"; text?: string }
  /** A wall time in a zone; `answer` where the clocks show it twice. */
  start: { date: string; time: string; zone: string; answer?: string }
  duration: { preset: string; minutes?: string }
  location?: string
  participants: { who: "everyone" | "selected"; chosen: string[] }
  documentation: string[]
  /** Acronym; empty for the whole alliance. */
  group?: string
  version?: number
}

/** What a page with the form of a meeting shows. */
export type MeetingFormView = {
  values: MeetingValues
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
