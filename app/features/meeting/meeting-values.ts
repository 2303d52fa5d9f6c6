import type { DurationValue } from "#app/parts/duration/duration.ts"
import type { EventFormView } from "#app/parts/event-form/event-form.ts"
import type { SelectionValue } from "#app/parts/participants/selection-value.ts"
import type { WallTimeValue } from "#app/parts/wall-time/wall-time.ts"

/** What the fields of a meeting hold when its form is opened. */
export type MeetingValues = {
  subject?: string
  description: { format: "html" | "markdown"; text?: string }
  start: WallTimeValue
  duration: DurationValue
  location?: string
  participants: SelectionValue
  documentation: string[]
  /** Acronym; empty for the whole alliance. */
  group?: string
  version?: number
}

/** What a page with the form of a meeting shows. */
export type MeetingFormView = EventFormView & { values: MeetingValues }
