import type { SubmissionResult } from "@conform-to/react"
import { messageCode } from "#app/lib/message-code.ts"
import { answeredWallTime, readWallTime, type WallReading, type WallTime } from "#app/lib/time-wall.server.ts"

/** A start that is no single moment: what happened to the clocks, and the moments that may be meant (I18N-04). */
export type ClockQuestion = {
  kind: "gap" | "overlap"
  asked: WallTime
  choices: { value: string; time: string; offset: string }[]
}

/** Names of the start's controls. */
const names = { date: "start.date", time: "start.time", zone: "start.zone", answer: "start.answer" } as const

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === "string" ? value.trim() : ""
}

/** The start that stands in a form, as the clocks of its zone show it. */
function wallIn(form: FormData): WallTime {
  return { date: textOf(form, names.date), time: textOf(form, names.time), zone: textOf(form, names.zone) }
}

function problemOf(reading: WallReading, { time, zone, date }: WallTime): Record<string, string[]> {
  if (reading.kind === "gap") {
    const { from, to } = reading
    return { [names.time]: [messageCode("meeting-form.gap", { time, zone, from, to })] }
  }
  if (reading.kind === "overlap") return { [names.time]: [messageCode("meeting-form.overlap", { time, zone })] }
  // A date or time that is none is told by the schema; only the zone is left.
  const isZone = reading.kind === "unknown" && readWallTime({ date, time, zone: "UTC" }).kind === "exact" && zone !== ""
  return isZone ? { [names.zone]: ["form.zone_unknown"] } : {}
}

/** What is wrong with the start of a form beyond what its schema says: its time does not exist in its zone, or twice. */
export function startErrors(form: FormData): Record<string, string[]> {
  const wall = wallIn(form)
  return problemOf(answeredWallTime(wall, textOf(form, names.answer)), wall)
}

/** What has to be asked about a wall time; undefined where it is one moment. */
export function questionOf(asked: WallTime): ClockQuestion | undefined {
  const reading = readWallTime(asked)
  if (reading.kind !== "gap" && reading.kind !== "overlap") return undefined
  return { kind: reading.kind, asked, choices: reading.choices }
}

/** What has to be asked about the start of a form that is shown again; still there once it has been answered. */
export function questionIn({ initialValue }: SubmissionResult<string[]>): ClockQuestion | undefined {
  const { date = "", time = "", zone = "" } = (initialValue?.start ?? {}) as Partial<WallTime>
  return questionOf({ date, time, zone })
}

/**
 * The instant of a start that was found to be one moment, RFC 3339 with the offset of its zone.
 * @throws Error for any other: `startErrors` comes first
 */
export function startInstant({ answer, ...wall }: WallTime & { answer?: string | undefined }): string {
  const reading = answeredWallTime(wall, answer)
  if (reading.kind !== "exact") throw new Error("a start that nobody has been asked about")
  return reading.instant
}
