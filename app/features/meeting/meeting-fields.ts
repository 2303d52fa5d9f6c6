import type { Field } from "#app/ui/form/field.ts"

type Group<Name extends string> = Field & { getFieldset(): Record<Name, Field> }

/** The controls of a meeting's form; a new one may also have a group and a proposal. */
export type MeetingFields = {
  subject: Field
  description: Group<"format" | "text">
  start: Group<"date" | "time" | "zone" | "answer">
  duration: Group<"preset" | "minutes">
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
  "start.date": "meeting-form.date",
  "start.time": "meeting-form.time",
  "start.zone": "meeting-form.zone",
  "start.answer": "meeting-form.answer",
  "duration.preset": "meeting-form.duration",
  "duration.minutes": "meeting-form.minutes",
  location: "meeting-form.location",
  "participants.who": "participants.who",
  "participants.chosen": "participants.chosen",
  documentation: "meeting-form.documentation",
} as const
