import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { instantsOf } from "#app/lib/wall-clock.ts"
import type { Clock } from "./wall-time.ts"
import { day, optionalText, text, timeOfDay } from "#app/forms/schema/schema.ts"

type Typed = Parameters<typeof instantsOf>[0]

/** Refuses a time that is before `now` for certain; the question about an ambiguous one is asked first. */
const notBefore = (now: number) =>
  z.check<Typed>(({ value, issues }) => {
    const instants = instantsOf(value)
    if (!instants || instants.last >= now) return
    issues.push({ code: "custom", input: value.time, path: ["time"], message: fieldCode("before_now") })
  })

/**
 * A wall time in a time zone (I18N-04). The server checks whether it is unambiguous: `clockErrors`, `wallInstant`.
 * @param clock with `now`: a time before it is refused
 */
export function wallTime({ now }: Clock = {}) {
  const time = z.object({ date: day(), time: timeOfDay(), zone: text(64), answer: optionalText(40) })
  return now === undefined ? time : time.check(notBefore(now))
}

/** A new end, which must be later than the old one (epoch milliseconds; undefined: not checked). */
export function wallTimeAfter(oldEnd: number | undefined) {
  return wallTime().check(
    z.check(({ value, issues }) => {
      const instants = instantsOf(value)
      if (oldEnd === undefined || !instants || instants.last > oldEnd) return
      issues.push({ code: "custom", input: value.time, path: ["time"], message: fieldCode("end_not_later") })
    }),
  )
}

/** What is refused as an end: one at the start or before it, or only one before it. */
export type EndRule =
  | { code: "end_before_start"; isEqualAllowed: false }
  | { code: "end_too_early"; isEqualAllowed: true }

/**
 * The rule that a form's end follows its start, in whose time zone it is. Both may be incomplete. It runs next to other errors, so that all
 * that is wrong is said at once.
 * @param end name of the end; the error is at its part `at`
 */
export function endAfterStart<Name extends string>(end: Name, at: "date" | "time", rule: EndRule) {
  type Span = { start: Typed } & Record<Name, Typed>
  return z.check<Span>(
    ({ value, issues }) => {
      const { start, [end]: typed } = value as Partial<Span>
      const [from, to] = [instantsOf(start ?? {}), instantsOf({ ...typed, zone: start?.zone })]
      if (!from || !to || (rule.isEqualAllowed ? to.last >= from.first : to.last > from.first)) return
      issues.push({ code: "custom", input: typed, path: [end, at], message: fieldCode(rule.code) })
    },
    { when: ({ value }) => typeof value === "object" && value !== null },
  )
}

/** A wall time in the time zone of another field, such as an end in that of its start. */
export function wallTimeInZoneOf() {
  return z.object({ date: day(), time: timeOfDay(), answer: optionalText(40) })
}
