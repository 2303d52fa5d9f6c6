import { fileIds } from "#mock/domains/file/body.ts"
import { meetingRules } from "./rules.ts"
import { meetingTopicRules } from "./topic-rules.ts"
import type { MeetingTopicRow } from "./records.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { findMeeting, findTopic, logOf, type OfTopic } from "./guard.ts"
import { topicRecord } from "./view.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"

/** Topics of meetings. */
export const meetingTopicHandlers = {
  "meeting.topic.create": guarded(
    (call) => findMeeting(call, "topic.create"),
    (call, { meeting, world }) => {
      const { store, now, viewer } = call
      const topic: MeetingTopicRow = {
        ...readTopic(call),
        id: store.newId("topic"),
        alliance_id: meeting.alliance_id,
        meeting_id: meeting.id,
        creator_id: viewer.member.id,
        created_time: now,
        status: "submitted",
        withdraw_reason: null,
        changed_by_id: viewer.member.id,
        updated_time: now,
        version: 1,
      }
      meetingRules.perform("topic.create", {
        user: viewer.member,
        record: meeting,
        world,
        source: call,
        change: () => {
          store.rows.meeting_topic.put(topic)
          return meeting
        },
        log: logOf(call, meeting, topic.subject),
      })
      return { status: 201, body: { success: true, result: topicRecord(topic, viewer.member, world) } }
    },
  ),

  "meeting.topic.update": guarded(
    (call) => findTopic(call, "update"),
    (call, found) => {
      const { topic } = found
      refuseStale(topic, call.body.version, topic.status, call.store)
      const next = { ...topic, ...readTopic(call, topic) }
      const changed = memoOf(topic, next, ["subject", "description", "attachment_ids"])
      return ok(perform(call, "update", found, next, `topic: ${changed ?? topic.subject}`))
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
      const input = new BodyCheck(call)
      const feedback = {
        id: store.newId("feedback"),
        alliance_id: topic.alliance_id,
        meeting_id: topic.meeting_id,
        topic_id: topic.id,
        text: input.text(body.text) ?? "",
        attachment_ids: fileIds(input, "attachment_ids", body.attachment_ids, "meeting"),
        author_id: viewer.member.id,
        created_time: now,
      }
      input.done()
      // Feedback does not raise the version, unless it changes the status (openapi/schemas/common.yaml).
      const changed = status === topic.status ? {} : changedBy(viewer.member, topic, now)
      const done = meetingTopicRules.perform(action, {
        user: viewer.member,
        record: topic,
        world,
        source: call,
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

/** Feedback that completes the topic is another action, for fewer people. */
function actionOf(body: unknown): "feedback.create" | "feedback.complete" {
  const isCompleted = typeof body === "object" && body !== null && "is_completed" in body && body.is_completed === true
  return isCompleted ? "feedback.complete" : "feedback.create"
}

function readTopic(
  call: SignedIn<Checked<"meeting.topic.create" | "meeting.topic.update">>,
  before?: MeetingTopicRow,
): Pick<MeetingTopicRow, "subject" | "description" | "attachment_ids"> {
  const { subject, description, attachment_ids } = call.body
  const input = new BodyCheck(call)
  const written = {
    subject: input.text(subject) ?? "",
    description: input.richText("description", description),
    attachment_ids: fileIds(input, "attachment_ids", attachment_ids, "meeting", before?.attachment_ids),
  }
  input.done()
  return written
}

function perform(
  call: SignedIn<Checked<"meeting.topic.update" | "meeting.topic.withdraw">>,
  action: "update" | "withdraw",
  { topic, meeting, world }: OfTopic,
  next: MeetingTopicRow,
  memo: string,
) {
  const user = call.viewer.member
  const done = meetingTopicRules.perform(action, {
    user,
    record: topic,
    world,
    source: call,
    change: () => world.store.rows.meeting_topic.put({ ...next, ...changedBy(user, topic, call.now) }),
    log: logOf(call, meeting, memo),
  })
  return topicRecord(done, user, world)
}
