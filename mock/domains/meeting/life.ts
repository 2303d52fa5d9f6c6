import { memberIds } from "#mock/domains/member/body.ts"
import { feedbackRecord, readFeedback } from "#mock/domains/feedback/parts.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { cancelTopics, meetingRules } from "./rules.ts"
import { mailFollowers } from "./mail.ts"
import { plainTopicMinutes } from "./minutes-text.ts"
import { followersOf } from "./series.ts"
import { readTopicMinutes } from "./topic-minutes.ts"
import { writeLog } from "#mock/engine/log.ts"
import type { MeetingRow } from "./records.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { findMeeting, logOf, type OfMeeting } from "./guard.ts"
import { meetingRecord, meetingReminder, quorumOf } from "./view.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"

/** Actions on an existing meeting. */
export const meetingLifeHandlers = {
  "meeting.cancel": guarded(
    (call) => findMeeting(call, "cancel"),
    (call, found) => {
      refuseOlder(call, found, call.body.version)
      const cancel_reason = new BodyCheck(call).text(call.body.reason)
      const { world } = found
      const user = call.viewer.member
      const followers = followersOf(found.meeting, call.body.scope, "cancel", { user, world, source: call })
      const cancelled = perform(call, "cancel", found, { is_cancelled: true, cancel_reason }, cancel_reason)
      const cancelledToo = followers.map((before) => {
        const changes = { is_cancelled: true, cancel_reason, ...changedBy(user, before, call.now) }
        const record = world.store.rows.meeting.put({ ...before, ...changes })
        writeLog(call, logOf(call, record, cancel_reason))
        cancelTopics({ user, record, before, world, source: call })
        return record
      })
      mailFollowers("cancel", found.meeting, cancelledToo, { world, source: call })
      return ok(cancelled)
    },
  ),

  "meeting.end": guarded(
    (call) => findMeeting(call, "end"),
    (call, found) => {
      refuseOlder(call, found, call.body.version)
      return ok(perform(call, "end", found, { actual_end_time: call.now }, null))
    },
  ),

  "meeting.remind": guarded(
    (call) => findMeeting(call, "remind"),
    (call, { meeting, world }) => {
      const reminded = { ...meeting, reminded_time: call.now }
      const { recipient_total } = meetingReminder(reminded, world)
      const done = meetingRules.perform("remind", call, {
        record: meeting,
        change: () => world.store.rows.meeting.put(reminded),
        log: logOf(call, meeting, `${recipient_total} recipients`),
      })
      return ok(meetingReminder(done, world))
    },
  ),

  "meeting.summary.update": guarded(
    (call) => findMeeting(call, "summary.update"),
    (call, found) => {
      const { body } = call
      const { meeting } = found
      refuseOlder(call, found, body.version)
      const input = new BodyCheck(call)
      const written = {
        summary: body.summary ? input.richText("summary", body.summary) : null,
        topic_minutes: readTopicMinutes(input, body.topic_minutes ?? [], found),
        summary_file_ids: fileIds(
          input,
          "summary_file_ids",
          body.summary_file_ids,
          "meeting",
          meeting.summary_file_ids,
        ),
        attendee_ids: memberIds(input, "attendee_ids", body.attendee_ids, meeting.attendee_ids),
        approved_by_id: null,
        approved_time: null,
        approved_quorum: null,
      }
      input.done()
      const memo = memoOf(loggedMinutes(meeting), loggedMinutes({ ...meeting, ...written }), loggedFields)
      return ok(perform(call, "summary.update", found, written, memo))
    },
  ),

  "meeting.summary.approve": guarded(
    (call) => findMeeting(call, "summary.approve"),
    (call, found) => {
      refuseOlder(call, found, call.body.version)
      const approval = {
        approved_by_id: call.viewer.member.id,
        approved_time: call.now,
        approved_quorum: quorumOf(found.meeting, found.world),
      }
      return ok(perform(call, "summary.approve", found, approval, null))
    },
  ),

  "meeting.feedback.create": guarded(
    (call) => findMeeting(call, "feedback.create"),
    (call, { meeting }) => {
      const { store } = call
      const feedback = { ...readFeedback(call, "meeting"), meeting_id: meeting.id, topic_id: null }
      meetingRules.perform("feedback.create", call, {
        record: meeting,
        change: () => {
          store.rows.meeting_feedback.put(feedback)
          return meeting
        },
        log: logOf(call, meeting, feedback.text),
      })
      return { status: 201, body: { success: true, result: feedbackRecord(feedback, store) } }
    },
  ),
} satisfies Handlers

const loggedFields = ["summary", "topic_minutes", "summary_file_ids", "attendee_ids"] as const

/** The minutes for the log: those of the topics as plain text. */
function loggedMinutes(meeting: MeetingRow) {
  const { summary, summary_file_ids, attendee_ids } = meeting
  return { summary, summary_file_ids, attendee_ids, topic_minutes: plainTopicMinutes(meeting) }
}

type Call = SignedIn<Checked<"meeting.cancel" | "meeting.end" | "meeting.summary.update" | "meeting.summary.approve">>

function refuseOlder({ store }: Call, { meeting, world }: OfMeeting, version: number): void {
  refuseStale(meeting, version, meetingRules.status(meeting, world), store)
}

function perform(
  call: Call,
  action: "cancel" | "end" | "summary.update" | "summary.approve",
  { meeting, world }: OfMeeting,
  changes: Partial<MeetingRow>,
  memo: string | null,
) {
  const user = call.viewer.member
  const done = meetingRules.perform(action, call, {
    user,
    record: meeting,
    change: () => world.store.rows.meeting.put({ ...meeting, ...changes, ...changedBy(user, meeting, call.now) }),
    log: logOf(call, meeting, memo),
  })
  return meetingRecord(done, user, world)
}
