import type { SubmissionResult } from "@conform-to/react"
import { textOf } from "#app/forms/schema/form-text.ts"
import { messageCode } from "#app/lib/message-code.ts"
import { answeredWallTime, readWallTime, type WallReading, type WallTime } from "#app/lib/time-wall.server.ts"
import { isZone } from "#app/lib/time.server.ts"
import { tidyDay, tidyTime } from "#app/forms/schema/schema.ts"
import type { ClockQuestion } from "./wall-time.ts"

function problemOf(
  name: string,
  zoneField: string,
  reading: WallReading,
  { time, zone }: WallTime,
): Record<string, string[]> {
  if (reading.kind === "gap") {
    const { from, to } = reading
    return { [`${name}.time`]: [messageCode("wall-time.gap", { time, zone, from, to })] }
  }
  if (reading.kind === "overlap") return { [`${name}.time`]: [messageCode("wall-time.overlap", { time, zone })] }
  // The schema reports invalid dates and times; only the zone is checked here, also next to a time that is left empty.
  const isUnknown = zone !== "" && !isZone(zone)
  return isUnknown ? { [`${zoneField}.zone`]: ["form.zone_unknown"] } : {}
}

/**
 * Errors of a wall time that its schema cannot detect: it does not exist in its time zone, or exists twice (I18N-04).
 * @param name of a field created with `wallTime()` or `wallTimeInZoneOf()`
 * @param zoneField the field that has the time zone
 */
export function clockErrors(form: FormData, name: string, zoneField = name): Record<string, string[]> {
  const part = (key: string) => textOf(form, `${name}.${key}`)
  const wall = { date: tidyDay(part("date")), time: tidyTime(part("time")), zone: textOf(form, `${zoneField}.zone`) }
  return problemOf(name, zoneField, answeredWallTime(wall, part("answer")), wall)
}

/** The question about a wall time; undefined if it is unambiguous. */
export function questionOf(asked: WallTime): ClockQuestion | undefined {
  const reading = readWallTime(asked)
  if (reading.kind !== "gap" && reading.kind !== "overlap") return undefined
  return { kind: reading.kind, asked, choices: reading.choices }
}

/**
 * The question about a wall time of a form that is shown again; it stays after it has been answered.
 * @param zoneField the field that has the time zone
 */
export function questionIn(
  { initialValue }: SubmissionResult<string[]>,
  name: string,
  zoneField = name,
): ClockQuestion | undefined {
  const { date = "", time = "" } = (initialValue?.[name] ?? {}) as Partial<WallTime>
  const { zone = "" } = (initialValue?.[zoneField] ?? {}) as Partial<WallTime>
  return questionOf({ date: tidyDay(date), time: tidyTime(time), zone })
}

/**
 * The instant of an unambiguous wall time, as RFC 3339 with the offset of its zone.
 * @throws Error for other wall times: call `clockErrors` first
 */
export function wallInstant({ answer, ...wall }: WallTime & { answer?: string | undefined }): string {
  const reading = answeredWallTime(wall, answer)
  if (reading.kind !== "exact") throw new Error("a wall time that nobody has been asked about")
  return reading.instant
}
