import type { DurationGroup } from "#app/parts/duration/duration.ts"
import type { WallTimeGroup } from "#app/parts/wall-time/wall-time.ts"
import type { Field } from "#app/ui/form/field.ts"

type Group<Name extends string> = Field & { getFieldset(): Record<Name, Field> }

/** The controls of a meeting's form; a new one may also have a group and a proposal. */
export type MeetingFields = {
  subject: Field
  description: Group<"format" | "text">
  start: WallTimeGroup
  duration: DurationGroup
  location: Field
  participants: Group<"who" | "chosen">
  documentation: Field
  group?: Field & { value?: unknown }
  draft_code?: Field
}

/** What the controls are called, in the order in which they stand. */
export const meetingLabels = {
  group: "meeting-form.group",
  subject: "meeting-form.subject",
  draft_code: "meeting-form.proposal",
  description: "meeting-form.description",
  "start.date": "event-form.date",
  "start.time": "event-form.time",
  "start.zone": "event-form.zone",
  "start.answer": "wall-time.answer",
  "duration.preset": "event-form.duration",
  "duration.amount": "meeting-form.minutes",
  location: "meeting-form.location",
  "participants.who": "participants.who",
  "participants.chosen": "participants.chosen",
  documentation: "meeting-form.documentation",
} as const
