import { agendaOf, moveInAgenda } from "./agenda.ts"
import { memberId } from "#mock/domains/member/body.ts"
import { readFeedback } from "#mock/domains/feedback/parts.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { mailPresenter } from "./topic-mail.ts"
import { meetingRules } from "./rules.ts"
import { meetingTopicRules } from "./topic-rules.ts"
import type { MeetingTopicRow } from "./records.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { findMeeting, findTopic, logOf, type OfTopic } from "./guard.ts"
import { newTopic } from "./new-topics.ts"
import { topicRecord } from "./view.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"

/** Operations on the topics of meetings. */
export const meetingTopicHandlers = {
  "meeting.topic.create": guarded(
    (call) => findMeeting(call, "topic.create"),
    (call, { meeting, world }) => {
      const { store, viewer } = call
      const input = new BodyCheck(call)
      const written = { ...readTopic(input, call.body), ...readPlan(input, call.body) }
      input.done()
      const topic = newTopic(call, meeting, { ...written, position: agendaOf(meeting.id, store).length + 1 })
      meetingRules.perform("topic.create", call, {
        record: meeting,
        change: () => {
          store.rows.meeting_topic.put(topic)
          return meeting
        },
        log: logOf(call, meeting, topic.subject),
      })
      mailPresenter({ user: viewer.member, record: topic, world, source: call })
      return { status: 201, body: { success: true, result: topicRecord(topic, viewer.member, world) } }
    },
  ),

  "meeting.topic.update": guarded(
    (call) => findTopic(call, "update"),
    (call, found) => {
      const { topic } = found
      refuseStale(topic, call.body.version, topic.status, call.store)
      const input = new BodyCheck(call)
      const next = { ...topic, ...readTopic(input, call.body, topic) }
      input.done()
      const changed = memoOf(topic, next, ["subject", "description", "attachment_ids"])
      return ok(perform(call, "update", found, next, `topic: ${changed ?? topic.subject}`))
    },
  ),

  "meeting.topic.plan": guarded(
    (call) => findTopic(call, "plan"),
    (call, found) => {
      const { topic } = found
      const { body, store } = call
      refuseStale(topic, body.version, topic.status, store)
      const input = new BodyCheck(call)
      const plan = readPlan(input, body, topic)
      input.done()
      const position = body.position === undefined ? topic.position : moveInAgenda(topic, body.position, store)
      const next = { ...topic, ...plan, position }
      const changed = memoOf(topic, next, ["position", "minutes", "presenter_id"])
      return ok(perform(call, "plan", found, next, [topic.subject, changed].filter(Boolean).join("\n")))
    },
  ),

  "meeting.topic.withdraw": guarded(
    (call) => findTopic(call, "withdraw"),
    (call, found) => {
      const { topic } = found
      refuseStale(topic, call.body.version, topic.status, call.store)
      const withdraw_reason = new BodyCheck(call).text(call.body.reason)
      const next = { ...topic, status: "withdrawn" as const, withdraw_reason }
      const memo = withdraw_reason === null ? topic.subject : `${topic.subject}: ${withdraw_reason}`
      return ok(perform(call, "withdraw", found, next, memo))
    },
  ),

  "meeting.topic.feedback.create": guarded(
    (call) => findTopic(call, actionOf(call.body)),
    (call, found) => {
      const { store, now, viewer, body } = call
      const { topic, meeting, world } = found
      const action = actionOf(body)
      const status = action === "feedback.complete" ? ("completed" as const) : ("feedback_received" as const)
      const feedback = { ...readFeedback(call, "meeting"), meeting_id: meeting.id, topic_id: topic.id }
      // Feedback does not raise the version unless it changes the status (openapi/schemas/common.yaml).
      const changed = status === topic.status ? {} : changedBy(viewer.member, topic, now)
      const done = meetingTopicRules.perform(action, call, {
        record: topic,
        change: () => {
          store.rows.meeting_feedback.put(feedback)
          return store.rows.meeting_topic.put({ ...topic, status, ...changed })
        },
        log: logOf(call, meeting, `${topic.subject}: ${feedback.text}`),
      })
      return { status: 201, body: { success: true, result: topicRecord(done, viewer.member, world) } }
    },
  ),
} satisfies Handlers

/** Feedback that completes the topic is a separate action that fewer people may take. */
function actionOf(body: unknown): "feedback.create" | "feedback.complete" {
  const isCompleted = typeof body === "object" && body !== null && "is_completed" in body && body.is_completed === true
  return isCompleted ? "feedback.complete" : "feedback.create"
}

type Body<Operation extends "create" | "update" | "plan"> = Checked<`meeting.topic.${Operation}`>["body"]

function readTopic(
  input: BodyCheck,
  { subject, description, attachment_ids }: Body<"create" | "update">,
  before?: MeetingTopicRow,
): Pick<MeetingTopicRow, "subject" | "description" | "attachment_ids"> {
  return {
    subject: input.text(subject) ?? "",
    description: input.richText("description", description),
    attachment_ids: fileIds(input, "attachment_ids", attachment_ids, "meeting", before?.attachment_ids),
  }
}

type Plan = Pick<MeetingTopicRow, "minutes" | "presenter_id">

/** Reads the minutes and the presenter; fields that the body omits keep their values. */
function readPlan(
  input: BodyCheck,
  body: Body<"create" | "plan">,
  before: Plan = { minutes: null, presenter_id: null },
): Plan {
  const { minutes = before.minutes, presenter_id = before.presenter_id } = body
  return { minutes, presenter_id: memberId(input, "presenter_id", presenter_id, before.presenter_id) }
}

function perform(
  call: SignedIn<Checked<"meeting.topic.update" | "meeting.topic.plan" | "meeting.topic.withdraw">>,
  action: "update" | "plan" | "withdraw",
  { topic, meeting, world }: OfTopic,
  next: MeetingTopicRow,
  memo: string,
) {
  const user = call.viewer.member
  const done = meetingTopicRules.perform(action, call, {
    user,
    record: topic,
    change: () => world.store.rows.meeting_topic.put({ ...next, ...changedBy(user, topic, call.now) }),
    log: logOf(call, meeting, memo),
  })
  return topicRecord(done, user, world)
}
