import * as z from "zod/mini"
import { day, optionalText, text, timeOfDay } from "#app/ui/form/schema.ts"

/** A wall time in a time zone (I18N-04). The server checks whether it is unambiguous: `clockErrors`, `wallInstant`. */
export function wallTime() {
  return z.object({ date: day(), time: timeOfDay(), zone: text(64), answer: optionalText(40) })
}

/** A wall time in the time zone of another field, such as an end in that of its start. */
export function wallTimeInZoneOf() {
  return z.object({ date: day(), time: timeOfDay(), answer: optionalText(40) })
}
