import * as z from "zod/mini"
import { datePollAnswerValues } from "#openapi/generated/values/date-poll-answer.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { instantsOf } from "#app/lib/wall-clock.ts"
import { duration } from "#app/parts/duration/duration.schema.ts"
import { maxMeetingMinutes, presets } from "#app/parts/duration/meeting-durations.ts"
import { people, participants } from "#app/parts/participants/participants.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { wallTime } from "#app/parts/wall-time/wall-time.schema.ts"
import { day, optional, optionalLines, optionalText, text, timeOfDay } from "#app/forms/schema/schema.ts"
import { maxRequired, maxSlots } from "./form/limits.ts"

/** What rules of a poll need to know: the time now, and the starts of the slots that the poll already has (epoch milliseconds). */
export type PollFacts = { now?: number | undefined; known?: readonly number[] | undefined }

type Typed = { date?: string | undefined; time?: string | undefined }

/** A proposed time. Both parts may be empty, the row then counts for nothing; one alone is an error. */
const slotRow = z.optional(z.object({ date: optional(day()), time: optional(timeOfDay()) }))

const isFilled = (row: Typed | undefined): row is Required<Typed> => Boolean(row?.date && row.time)

type Problem = { part: "date" | "time"; message: string } | undefined

/** A date without a time, or a time without a date. */
function halfSlot({ date, time }: Typed): Problem {
  if (Boolean(date) === Boolean(time)) return undefined
  return { part: date ? "time" : "date", message: fieldCode("required") }
}

/** A slot that is among those before it, or that has passed, unless the poll already has it. */
function wrongTime(row: Typed, before: readonly number[], zone: string, { now = 0, known = [] }: PollFacts): Problem {
  const instants = isFilled(row) ? instantsOf({ ...row, zone }) : undefined
  if (!instants) return undefined
  const isRepeated = before.includes(instants.first)
  if (!isRepeated && (instants.last >= now || known.includes(instants.first))) return undefined
  return { part: "time", message: fieldCode(isRepeated ? "not_unique" : "before_now") }
}

type Poll = { slots: (Typed | undefined)[]; deadline: { date: string; time: string; zone: string; answer?: string } }

/** The rules that compare times: each slot, their number, and the deadline, which is before the last slot. */
const slotRules = (facts: PollFacts) =>
  z.check<Poll>(
    ({ value, issues }) => {
      const { slots = [], deadline } = value as Partial<Poll>
      const zone = deadline?.zone ?? ""
      const add = (path: (string | number)[], message: string) =>
        void issues.push({ code: "custom", input: slots, path, message })
      const starts = slots.map((row) => (isFilled(row) ? instantsOf({ ...row, zone })?.first : undefined))
      slots.forEach((row, at) => {
        const before = starts.slice(0, at).filter((start) => start !== undefined)
        const problem = row && (halfSlot(row) ?? wrongTime(row, before, zone, facts))
        if (problem) add(["slots", at, problem.part], problem.message)
      })
      const filled = slots.filter(isFilled)
      if (filled.length === 0) add(["slots"], fieldCode("required"))
      if (filled.length > maxSlots) add(["slots"], fieldCode("too_many", { max: maxSlots }))
      const last = Math.max(...starts.map((start) => start ?? -Infinity))
      const end = deadline && instantsOf(deadline)
      if (end && last > -Infinity && end.first >= last) add(["deadline", "time"], fieldCode("deadline_after_slots"))
    },
    { when: ({ value }) => typeof value === "object" && value !== null },
  )

/** A new or changed date poll (MEET-14). `group` is only sent by pages outside a group; `version` only for an existing poll. */
export function datePollSchema(facts: PollFacts = {}) {
  return z
    .object({
      version: z.optional(z.int()),
      group: optionalText(20),
      subject: text(200),
      description: richText(),
      location: optionalText(500),
      duration: duration(presets, maxMeetingMinutes),
      slots: z.array(slotRow),
      deadline: wallTime({ now: facts.now }),
      participants: participants(),
      required_ids: people({ min: 0, max: maxRequired }),
    })
    .check(slotRules(facts))
}

/** The proposed times that are filled in. */
export const filledSlots = (rows: readonly (Typed | undefined)[]) => rows.filter(isFilled)

/** A person's answers; a slot may be left open, but not all of them (MEET-14). */
export const answersSchema = z.object({
  answers: z.array(z.object({ slot_id: text(64), answer: z.optional(z.enum(datePollAnswerValues)) })).check(
    z.maxLength(maxSlots),
    z.refine<{ answer?: unknown }[]>((all) => all.some(({ answer }) => answer !== undefined), {
      error: fieldCode("required_choice"),
    }),
  ),
})

/** Confirmation of an action on a poll. */
export const confirmPollSchema = z.object({ version: z.int(), reason: optionalLines(1000) })

/** The slot that becomes a meeting. */
export const decideSchema = z.object({ version: z.int(), slot_id: text(64) })

/**
 * The new deadline of a closed poll.
 * @param facts `last`: start of the last slot, before which it must be
 */
export function reopenSchema({ now, last }: { now?: number | undefined; last?: number | undefined } = {}) {
  return z.object({ version: z.int(), deadline: wallTime({ now }) }).check(
    z.check(({ value: { deadline }, issues }) => {
      const instants = instantsOf(deadline)
      if (last === undefined || !instants || instants.first < last) return
      const message = fieldCode("deadline_after_slots")
      issues.push({ code: "custom", input: deadline.time, path: ["deadline", "time"], message })
    }),
  )
}
