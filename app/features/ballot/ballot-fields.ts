import type { DurationGroup } from "#app/parts/duration/duration.ts"
import type { WallTimeGroup } from "#app/parts/wall-time/wall-time.ts"
import type { Field } from "#app/ui/form/field.ts"

type Group<Name extends string> = Field & { getFieldset(): Record<Name, Field> }

/** One option of the ballot. */
export type OptionRow = Group<"id" | "text" | "is_abstention">

/** The controls of a ballot's form; a new one may also have a group and a proposal. */
export type BallotFields = {
  subject: Field
  description: Group<"format" | "text">
  options: Field & { getFieldList(): OptionRow[] }
  start: WallTimeGroup
  duration: DurationGroup
  voters: Group<"who" | "chosen">
  quorum_percent: Field
  majority_percent: Field
  meeting_id: Field
  documentation: Field
  group?: Field & { value?: unknown }
  draft_code?: Field
}

/** What the controls are called, in the order in which they stand. */
export const ballotLabels = {
  group: "ballot-form.group",
  subject: "ballot-form.subject",
  draft_code: "ballot-form.proposal",
  meeting_id: "ballot-form.meeting",
  description: "ballot-form.description",
  options: "ballot-form.options",
  "options[].text": "ballot-form.option",
  "options[].is_abstention": "ballot-form.abstention",
  quorum_percent: "ballot-form.quorum",
  majority_percent: "ballot-form.majority",
  "start.date": "event-form.date",
  "start.time": "event-form.time",
  "start.zone": "event-form.zone",
  "start.answer": "wall-time.answer",
  "duration.preset": "event-form.duration",
  "duration.amount": "ballot-form.days",
  "voters.who": "ballot-form.voters",
  "voters.chosen": "participants.chosen",
  documentation: "ballot-form.documentation",
} as const
