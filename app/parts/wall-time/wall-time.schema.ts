import * as z from "zod/mini"
import { day, optionalText, text, timeOfDay } from "#app/ui/form/schema.ts"

/** A wall time in a zone (I18N-04). Whether it is one moment is asked on the server: `clockErrors`, `wallInstant`. */
export function wallTime() {
  return z.object({ date: day(), time: timeOfDay(), zone: text(64), answer: optionalText(40) })
}

/** A wall time in the zone of another field of the form, as an end is in that of its start. */
export function wallTimeBeside() {
  return z.object({ date: day(), time: timeOfDay(), answer: optionalText(40) })
}
