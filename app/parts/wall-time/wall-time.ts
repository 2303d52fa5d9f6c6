import type { Field } from "#app/ui/form/field.ts"

/** What a field made with `wallTime()` holds: `answer` is the moment meant where the clocks skip or repeat the time. */
export type WallTimeValue = { date: string; time: string; zone: string; answer?: string }

/** The field made with `wallTime()`, or with `wallTimeBeside()`, which has no zone. */
export type WallTimeGroup = { getFieldset(): Record<"date" | "time" | "answer", Field> & { zone?: Field } }

/** A wall time that is no single moment: what happened to the clocks, and the moments that may be meant (I18N-04). */
export type ClockQuestion = {
  kind: "gap" | "overlap"
  asked: { date: string; time: string; zone: string }
  choices: { value: string; time: string; offset: string }[]
}
