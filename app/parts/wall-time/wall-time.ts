import type { Field } from "#app/forms/fields/field.ts"

/** Value of a field created with `wallTime()`: `answer` is the chosen instant if the clock change skips or repeats the time. */
export type WallTimeValue = { date: string; time: string; zone: string; answer?: string }

/** A field created with `wallTime()`, or with `wallTimeInZoneOf()`, which has no zone. */
export type WallTimeGroup = { getFieldset(): Record<"date" | "time" | "answer", Field> & { zone?: Field } }

/** An ambiguous wall time: what the clock change does to it, and the instants that it may mean (I18N-04). */
export type ClockQuestion = {
  kind: "gap" | "overlap"
  asked: { date: string; time: string; zone: string }
  choices: { value: string; time: string; offset: string }[]
}

/** The time at which a form was opened (in the browser) or sent (in the action), in epoch milliseconds; undefined: no rule about it. */
export type Clock = { now?: number | undefined }
