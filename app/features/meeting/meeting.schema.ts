import * as z from "zod/mini"
import { invitationAnswerValues } from "#openapi/generated/values/invitation-answer.ts"
import { meetingRepeatEveryValues } from "#openapi/generated/values/meeting-repeat-every.ts"
import { meetingScopeValues } from "#openapi/generated/values/meeting-scope.ts"
import { fieldCode, messageCode } from "#app/lib/message-code.ts"
import { readWholeNumber } from "#app/lib/typed-number.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { duration } from "#app/parts/duration/duration.schema.ts"
import { optionalPerson, participants } from "#app/parts/participants/participants.schema.ts"
import { optionalRichText, richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { topicSchema } from "#app/parts/topic/topic.schema.ts"
import { wallTime } from "#app/parts/wall-time/wall-time.schema.ts"
import type { Clock } from "#app/parts/wall-time/wall-time.ts"
import { lines, numberProblem, optionalLines, optionalNumber, optionalText, text } from "#app/forms/schema/schema.ts"
import { maxMeetingMinutes, presets } from "#app/parts/duration/meeting-durations.ts"
import { maxTopics, repeats, topicRange } from "./form/limits.ts"
import { lastYear, tooLateOccurrence } from "./form/occurrence.ts"

/** Fields of every meeting form; its start must not be before now (MEET-02). */
const fieldsAt = (clock: Clock) => ({
  subject: text(200),
  description: richText(),
  start: wallTime(clock),
  duration: duration(presets, maxMeetingMinutes),
  location: optionalText(500),
  participants: participants(),
  documentation: attachments(),
})

/** Repetition of a new meeting: once, or a number of times at an interval (MEET-11). */
function repeat() {
  return z.pipe(
    z.object({ every: z.optional(z.enum(meetingRepeatEveryValues)), count: optionalText(60) }).check(
      z.check(({ value: { every, count }, issues }) => {
        const missing = every && count === undefined ? fieldCode("required") : undefined
        // A typed number of meetings says that the meeting is repeated: it must not be dropped.
        const open = !every && count !== undefined ? messageCode("meeting-form.repeat-open") : undefined
        const message = missing ?? numberProblem(count ?? "", repeats) ?? open
        if (message) issues.push({ code: "custom", input: count, path: ["count"], message })
      }),
    ),
    z.transform(({ every, count }) => (every ? { every, count: readWholeNumber(count ?? "") ?? NaN } : undefined)),
  )
}

/** Which meetings of a series are changed or cancelled (MEET-11). */
const scope = z.optional(z.enum(meetingScopeValues))

/** Planned length of a topic in whole minutes; `null` if unknown. */
function topicMinutes() {
  return z.pipe(
    optionalNumber(topicRange),
    z.transform((minutes) => minutes ?? null),
  )
}

/** The topics of a new meeting, or of an agenda template (MEET-16). */
const newTopics = () =>
  z
    .array(z.object({ subject: text(200), minutes: topicMinutes(), description: optionalRichText() }))
    .check(z.maxLength(maxTopics, { error: fieldCode("too_many", { max: maxTopics }) }))

/** A template that was chosen and whose topics were not filled in: they would be missing. */
const filledIn = () =>
  z.optional(z.string().check(z.maxLength(0, { error: messageCode("agenda-template.not-filled") })))

/** A new meeting (MEET-02). `group` is only sent by pages outside a group; empty for the whole alliance. */
export function createMeetingSchema(clock: Clock = {}) {
  return z
    .object({
      ...fieldsAt(clock),
      group: optionalText(20),
      draft_code: optionalText(40),
      repeat: z.optional(repeat()),
      template: filledIn(),
      topics: newTopics(),
    })
    .check(
      z.check(({ value: { start, repeat: series }, issues }) => {
        const late = series && tooLateOccurrence(start.date, series.every, series.count)
        if (!late) return
        const message = fieldCode("occurrence_year_range", { ...late, max: lastYear })
        issues.push({ code: "custom", input: series.count, path: ["repeat", "count"], message })
      }),
    )
}

/** A change to a meeting before it starts; `version` is the version shown to the user. */
export function editMeetingSchema(clock: Clock = {}) {
  return z.object({ ...fieldsAt(clock), version: z.int(), scope })
}

/** Confirmation of a meeting action; `scope` when one of a series is cancelled. */
export const confirmMeetingSchema = z.object({ version: z.int(), reason: optionalLines(1000), scope })

/** The parts that can still be changed while a meeting is ongoing (openapi/states/meeting.yaml). */
export const documentsSchema = z.object({
  version: z.int(),
  location: optionalText(500),
  documentation_ids: attachments(),
})

/** A participant's answer to an invitation, or to all that follow in its series (MEET-10, MEET-17). */
export const answerSchema = z.object({ answer: z.enum(invitationAnswerValues), scope })

/** The reason for withdrawing a topic; everybody can read it (MEET-06). */
export const withdrawSchema = z.object({ version: z.int(), reason: lines(1000) })

/** Planning data of a topic; both fields are optional (MEET-13). */
const plan = { minutes: topicMinutes(), presenter_id: optionalPerson() }

/** A new topic of a meeting (MEET-06, MEET-13). */
export const newTopicSchema = z.extend(topicSchema, plan)

/** Position of a topic in the agenda, its minutes and its presenter (MEET-13). */
export const planSchema = z.object({
  version: z.int(),
  position: z.int().check(z.minimum(1), z.maximum(10_000)),
  ...plan,
})

/** Feedback on a meeting, or on the topic it names (MEET-06, MEET-07). */
export const feedbackSchema = z.object({
  topic: optionalText(64),
  text: lines(5000),
  attachment_ids: attachments(),
  is_completed: z.optional(z.boolean()),
})

/** An agenda template: its name and its topics (MEET-16). `version` only for an existing one. */
export const templateSchema = z.object({
  version: z.optional(z.int()),
  name: text(100),
  topics: newTopics().check(z.minLength(1)),
})
