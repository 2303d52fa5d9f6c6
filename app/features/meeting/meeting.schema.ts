import * as z from "zod/mini"
import { fieldCode, messageCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { duration } from "#app/parts/duration/duration.schema.ts"
import { readParticipants } from "#app/parts/participants/participant.ts"
import { optionalPerson, participants } from "#app/parts/participants/participants.schema.ts"
import { optionalRichText, richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { topicSchema } from "#app/parts/topic/topic.schema.ts"
import { wallTime } from "#app/parts/wall-time/wall-time.schema.ts"
import { optionalText, text } from "#app/ui/form/schema.ts"
import { longest, presets } from "./meeting-limits.ts"

const fields = {
  subject: text(200),
  description: richText(),
  start: wallTime(),
  duration: duration(presets, longest),
  location: optionalText(500),
  participants: participants(),
  documentation: attachments(),
}

const fewestRepeats = 2
const mostRepeats = 52

function countProblem(count: string): string | undefined {
  if (!/^[1-9]\d*$/.test(count)) return fieldCode("duration_format")
  const isInRange = Number(count) >= fewestRepeats && Number(count) <= mostRepeats
  return isInRange ? undefined : fieldCode("number_range", { min: fewestRepeats, max: mostRepeats })
}

/** How often a new meeting is held: once, or so many times in a rhythm (MEET-11). */
function repeat() {
  return z.pipe(
    z.object({ every: z.optional(z.enum(["week", "two_weeks", "month"])), count: optionalText(5) }).check(
      z.check(({ value: { every, count = "" }, issues }) => {
        const message = every ? countProblem(count) : undefined
        if (message) issues.push({ code: "custom", input: count, path: ["count"], message })
      }),
    ),
    z.transform(({ every, count }) => (every ? { every, count: Number(count) } : undefined)),
  )
}

/** What of a series is changed or cancelled (MEET-11). */
const scope = z.optional(z.enum(["one", "following"]))

/** A new meeting (MEET-02). `group` only where the page stands in none: empty for the whole alliance. */
export const createMeetingSchema = z.object({
  ...fields,
  group: optionalText(20),
  draft_code: optionalText(40),
  repeat: z.optional(repeat()),
})

/** A meeting that is changed before it starts; `version` is the one it was shown in. */
export const editMeetingSchema = z.object({ ...fields, version: z.int(), scope })

/** What is asked before something is done to a meeting; `scope` where one of a series is cancelled. */
export const confirmMeetingSchema = z.object({ version: z.int(), reason: optionalText(1000), scope })

/** What may still be changed while a meeting is going on (openapi/states/meeting.yaml). */
export const documentsSchema = z.object({
  version: z.int(),
  location: optionalText(500),
  documentation_ids: attachments(),
})

/** What a participant answers to an invitation (MEET-10). */
export const answerSchema = z.object({ answer: z.enum(["accepted", "tentative", "declined"]) })

/** Why a topic is withdrawn; it is shown to everybody (MEET-06). */
export const withdrawSchema = z.object({ version: z.int(), reason: text(1000) })

const longestTopic = 600

function minutesProblem(minutes: string): string | undefined {
  if (minutes === "") return undefined
  if (!/^[1-9]\d*$/.test(minutes)) return fieldCode("duration_format")
  return Number(minutes) > longestTopic ? fieldCode("number_range", { min: 1, max: longestTopic }) : undefined
}

/** How long a topic is planned to take, in whole minutes; `null` where nobody knows yet. */
function topicMinutes() {
  return z.pipe(
    z.optional(z.string()).check(
      z.check(({ value = "", issues }) => {
        const message = minutesProblem(value.trim())
        if (message) issues.push({ code: "custom", input: value, message })
      }),
    ),
    z.transform((minutes = "") => (minutes.trim() === "" ? null : Number(minutes))),
  )
}

/** What is planned of a topic: both may be missing (MEET-13). */
const plan = { minutes: topicMinutes(), presenter_id: optionalPerson() }

/** A new topic of a meeting (MEET-06, MEET-13). */
export const newTopicSchema = z.extend(topicSchema, plan)

/** The place of a topic in the agenda, its minutes and its presenter (MEET-13). */
export const planSchema = z.object({
  version: z.int(),
  position: z.int().check(z.minimum(1), z.maximum(10_000)),
  ...plan,
})

/** Feedback on a meeting, or on the topic it names (MEET-06, MEET-07). */
export const feedbackSchema = z.object({
  topic: optionalText(64),
  text: text(5000),
  attachment_ids: attachments(),
  is_completed: z.optional(z.boolean()),
})

const mostAttendees = 1000

/** People of a picker in which groups can be chosen as well: who was there is said of persons. */
const people = z.pipe(
  z.array(z.string()).check(
    z.refine<string[]>((chosen) => readParticipants(chosen).every(({ kind }) => kind === "member"), {
      error: messageCode("meeting-summary.no-groups"),
    }),
  ),
  z.transform((chosen) => readParticipants(chosen).map(({ id }) => id)),
)

/** The minutes of a meeting, their files, and who was there: of the participants, and others. Each may be missing (MEET-05, MEET-09). */
export const summarySchema = z.object({
  version: z.int(),
  summary: optionalRichText(),
  summary_file_ids: attachments(),
  attendee_ids: z.array(z.string()).check(
    z.refine<string[]>((ids) => ids.length <= mostAttendees, {
      error: fieldCode("too_many", { max: mostAttendees }),
    }),
  ),
  others: people,
})
