import type { DurationValue } from "#app/parts/duration/duration.ts"
import type { EventFormView } from "#app/parts/event-form/event-form.ts"
import type { SelectionValue } from "#app/parts/participants/selection-value.ts"
import type { WallTimeValue } from "#app/parts/wall-time/wall-time.ts"
import type { Option } from "#app/ui/form/select-field.tsx"

/** What the fields of a ballot hold when its form is opened. */
export type BallotValues = {
  subject?: string
  description: { format: "html" | "markdown"; text?: string }
  options: { id?: string; text: string; is_abstention?: "on" }[]
  start: WallTimeValue
  duration: DurationValue
  voters: SelectionValue
  quorum_percent?: string
  majority_percent?: string
  meeting_id?: string
  documentation: string[]
  /** Acronym; empty for the whole alliance. */
  group?: string
  version?: number
}

/** What a page with the form of a ballot shows. */
export type BallotFormView = EventFormView & {
  values: BallotValues
  /** Meetings it may be about. */
  meetings: Option[]
  /** The ballot it follows. */
  previous?: { id: string; number: string; subject: string }
}
