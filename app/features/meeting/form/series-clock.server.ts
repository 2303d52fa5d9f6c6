import { meetingRepeatEveryValues } from "#openapi/generated/values/meeting-repeat-every.ts"
import { textOf } from "#app/forms/schema/form-text.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { readWallTime } from "#app/lib/time-wall.server.ts"
import { readWholeNumber } from "#app/lib/typed-number.ts"
import { tidyDay, tidyTime } from "#app/forms/schema/schema.ts"
import { repeats } from "./limits.ts"
import { repeatedDay } from "./occurrence.ts"

/** The days of a series after its first; none if the form has no series (openapi/schemas/meeting.yaml: MeetingRepeatEvery). */
function laterDays(form: FormData): string[] {
  const every = meetingRepeatEveryValues.find((interval) => interval === textOf(form, "repeat.every"))
  const count = readWholeNumber(textOf(form, "repeat.count")) ?? 0
  const first = tidyDay(textOf(form, "start.date"))
  const isDay = readWallTime({ date: first, time: "12:00", zone: "UTC" }).kind === "exact"
  if (every === undefined || count > repeats.max || !isDay) return []
  return Array.from({ length: Math.max(0, count - 1) }, (_, at) => repeatedDay(first, every, at + 1))
}

const clockCodes = { gap: "occurrence_time_skipped", overlap: "occurrence_time_repeated" } as const

/**
 * The error of a series with a meeting whose wall time does not exist on its day, or exists twice (I18N-04, MEET-11), as the backend
 * reports it: nobody can be asked about each of up to 51 days.
 */
export function seriesClockErrors(form: FormData): Record<string, string[]> {
  const [time, zone] = [tidyTime(textOf(form, "start.time")), textOf(form, "start.zone")]
  for (const [at, day] of laterDays(form).entries()) {
    const { kind } = readWallTime({ date: day, time, zone })
    if (kind === "gap" || kind === "overlap")
      return { "start.time": [fieldCode(clockCodes[kind], { position: at + 2, day, time, zone })] }
  }
  return {}
}
