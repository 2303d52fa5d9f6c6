import { textOf } from "#app/forms/schema/form-text.ts"
import { tidyDay, tidyTime } from "#app/forms/schema/schema.ts"
import { messageCode } from "#app/lib/message-code.ts"
import { readWallTime } from "#app/lib/time-wall.server.ts"
import { clockErrors } from "#app/parts/wall-time/clock-question.server.ts"

/**
 * Errors of times that a clock change skips or repeats (I18N-04). The deadline is asked about; for a proposed time, which is one of many,
 * another one is chosen.
 */
export function slotClockErrors(form: FormData): Record<string, string[]> {
  const zone = textOf(form, "deadline.zone")
  const rows = [...form.keys()].flatMap((name) => /^(slots\[\d+\])\.date$/.exec(name)?.[1] ?? [])
  const errors = rows.flatMap((row): [string, string[]][] => {
    const [date, time] = [tidyDay(textOf(form, `${row}.date`)), tidyTime(textOf(form, `${row}.time`))]
    const { kind } = readWallTime({ date, time, zone })
    if (kind !== "gap" && kind !== "overlap") return []
    const id = kind === "gap" ? "date-poll.form.skipped" : "date-poll.form.repeated"
    return [[`${row}.time`, [messageCode(id, { time, zone })]]]
  })
  return { ...Object.fromEntries(errors), ...clockErrors(form, "deadline") }
}
