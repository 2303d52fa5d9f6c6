import { meetingRules } from "../rules/meeting.ts"
import type { MeetingRow } from "../store/work-records.ts"
import { changedBy, Input, memoOf, refuseStale } from "./input.ts"
import { findMeeting, logOf, type OfMeeting } from "./meeting-guard.ts"
import { feedbackRecord, meetingRecord, meetingReminder } from "./meeting-view.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "./types.ts"

/** What happens to a meeting once it is there. */
export const meetingLifeHandlers = {
  "meeting.cancel": guarded(
    (call) => findMeeting(call, "cancel"),
    (call, found) => {
      refuseOlder(call, found, call.body.version)
      const cancel_reason = new Input(call).text(call.body.reason)
      const memo = cancel_reason === null ? "not_started -> cancelled" : `not_started -> cancelled: ${cancel_reason}`
      return ok(perform(call, "cancel", found, { is_cancelled: true, cancel_reason }, memo))
    },
  ),

  "meeting.end": guarded(
    (call) => findMeeting(call, "end"),
    (call, found) => {
      refuseOlder(call, found, call.body.version)
      return ok(perform(call, "end", found, { actual_end_time: call.now }, "ongoing -> ended"))
    },
  ),

  "meeting.remind": guarded(
    (call) => findMeeting(call, "remind"),
    (call, { meeting, world }) => {
      const reminded = { ...meeting, reminded_time: call.now }
      const { recipient_total } = meetingReminder(reminded, world)
      const done = meetingRules.perform("remind", {
        user: call.viewer.member,
        record: meeting,
        world,
        source: call,
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
      const input = new Input(call)
      const written = {
        summary: body.summary ? input.richText("summary", body.summary) : null,
        summary_file_ids: input.files("summary_file_ids", body.summary_file_ids, "meeting", meeting.summary_file_ids),
        attendee_ids: input.members("attendee_ids", body.attendee_ids, meeting.attendee_ids),
      }
      input.done()
      const memo = memoOf(meeting, { ...meeting, ...written }, ["summary", "summary_file_ids", "attendee_ids"])
      return ok(perform(call, "summary.update", found, written, memo))
    },
  ),

  "meeting.feedback.create": guarded(
    (call) => findMeeting(call, "feedback.create"),
    (call, { meeting, world }) => {
      const { store, now, viewer, body } = call
      const input = new Input(call)
      const feedback = {
        id: store.newId("feedback"),
        alliance_id: meeting.alliance_id,
        meeting_id: meeting.id,
        topic_id: null,
        text: input.text(body.text) ?? "",
        attachment_ids: input.files("attachment_ids", body.attachment_ids, "meeting"),
        author_id: viewer.member.id,
        created_time: now,
      }
      input.done()
      meetingRules.perform("feedback.create", {
        user: viewer.member,
        record: meeting,
        world,
        source: call,
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

type Call = SignedIn<Checked<"meeting.cancel" | "meeting.end" | "meeting.summary.update">>

function refuseOlder({ store }: Call, { meeting, world }: OfMeeting, version: number): void {
  refuseStale(meeting, version, meetingRules.status(meeting, world), store)
}

function perform(
  call: Call,
  action: "cancel" | "end" | "summary.update",
  { meeting, world }: OfMeeting,
  changes: Partial<MeetingRow>,
  memo: string | null,
) {
  const user = call.viewer.member
  const done = meetingRules.perform(action, {
    user,
    record: meeting,
    world,
    source: call,
    change: () => world.store.rows.meeting.put({ ...meeting, ...changes, ...changedBy(user, meeting, call.now) }),
    log: logOf(call, meeting, memo),
  })
  return meetingRecord(done, user, world)
}
