import type { SubmissionResult } from "@conform-to/react"
import { messageCode } from "#app/lib/message-code.ts"
import { answeredWallTime, readWallTime, type WallReading, type WallTime } from "#app/lib/time-wall.server.ts"
import { tidyTime } from "#app/ui/form/schema.ts"
import type { ClockQuestion } from "./wall-time.ts"

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === "string" ? value.trim() : ""
}

function problemOf(
  name: string,
  beside: string,
  reading: WallReading,
  { time, zone, date }: WallTime,
): Record<string, string[]> {
  if (reading.kind === "gap") {
    const { from, to } = reading
    return { [`${name}.time`]: [messageCode("wall-time.gap", { time, zone, from, to })] }
  }
  if (reading.kind === "overlap") return { [`${name}.time`]: [messageCode("wall-time.overlap", { time, zone })] }
  // A date or time that is none is told by the schema; only the zone is left.
  const isZone = reading.kind === "unknown" && readWallTime({ date, time, zone: "UTC" }).kind === "exact" && zone !== ""
  return isZone ? { [`${beside}.zone`]: ["form.zone_unknown"] } : {}
}

/**
 * What is wrong with a wall time of a form beyond what its schema says: it does not exist in its zone, or twice (I18N-04).
 * @param name of the field made with `wallTime()`, or with `wallTimeBeside()`
 * @param beside the field that holds its zone
 */
export function clockErrors(form: FormData, name: string, beside = name): Record<string, string[]> {
  const part = (key: string) => textOf(form, `${name}.${key}`)
  const wall = { date: part("date"), time: tidyTime(part("time")), zone: textOf(form, `${beside}.zone`) }
  return problemOf(name, beside, answeredWallTime(wall, part("answer")), wall)
}

/** What has to be asked about a wall time; undefined where it is one moment. */
export function questionOf(asked: WallTime): ClockQuestion | undefined {
  const reading = readWallTime(asked)
  if (reading.kind !== "gap" && reading.kind !== "overlap") return undefined
  return { kind: reading.kind, asked, choices: reading.choices }
}

/**
 * What has to be asked about a wall time of a form that is shown again; still there once it has been answered.
 * @param beside the field that holds its zone
 */
export function questionIn(
  { initialValue }: SubmissionResult<string[]>,
  name: string,
  beside = name,
): ClockQuestion | undefined {
  const { date = "", time = "" } = (initialValue?.[name] ?? {}) as Partial<WallTime>
  const { zone = "" } = (initialValue?.[beside] ?? {}) as Partial<WallTime>
  return questionOf({ date, time: tidyTime(time), zone })
}

/**
 * The instant of a wall time that was found to be one moment, RFC 3339 with the offset of its zone.
 * @throws Error for any other: `clockErrors` comes first
 */
export function wallInstant({ answer, ...wall }: WallTime & { answer?: string | undefined }): string {
  const reading = answeredWallTime(wall, answer)
  if (reading.kind !== "exact") throw new Error("a wall time that nobody has been asked about")
  return reading.instant
}
