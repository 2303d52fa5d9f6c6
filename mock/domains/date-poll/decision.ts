import { mailMeeting } from "#mock/domains/meeting/mail.ts"
import { newMeeting } from "#mock/domains/meeting/new-meeting.ts"
import type { MeetingAnswerRow, MeetingRow } from "#mock/domains/meeting/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { answersOf, invitationAnswers } from "./answers.ts"
import type { DatePollAnswerRow, DatePollRow, DatePollSlotRow } from "./records.ts"

type Deciding = { store: Store; now: Instant; viewer: { member: MemberRow } }

/** Stores the meeting that a slot becomes; the organizer of the poll organizes it (MEET-14). */
export function meetingOfSlot(call: Deciding, poll: DatePollRow, { id, start_time }: DatePollSlotRow): MeetingRow {
  const { subject, timezone, duration, location, participants, description, group_id, organizer_id } = poll
  const written = {
    subject,
    start_time,
    timezone,
    duration,
    location,
    participants,
    description,
    documentation_ids: [],
  }
  const row = { ...newMeeting(call, { group_id, proposal: null }, written), organizer_id }
  const meeting = call.store.rows.meeting.put(row)
  for (const answer of meetingAnswers(answersOf(poll, call), id, meeting))
    call.store.rows.meeting_answer.put({ ...answer, id: call.store.newId("meeting-answer") })
  return meeting
}

/** The answers to the slot as answers to the invitation; who gave none has none, and is asked. */
export function meetingAnswers(
  given: readonly DatePollAnswerRow[],
  slot_id: string,
  meeting: Pick<MeetingRow, "id" | "start_time" | "duration">,
): Omit<MeetingAnswerRow, "id">[] {
  const { id: meeting_id, start_time, duration } = meeting
  return given.flatMap(({ alliance_id, member_id, answers, time }) =>
    answers
      .filter((one) => one.slot_id === slot_id)
      .map(({ answer }) => {
        return { alliance_id, meeting_id, member_id, answer: invitationAnswers[answer], time, start_time, duration }
      }),
  )
}

/** Invites the participants to the meeting that a slot became. */
export const inviteToMeeting: Effect<DatePollRow> = ({ record, ...done }) => {
  const meeting = meetingOf(record, done.world)
  if (meeting) mailMeeting({ ...done, action: "create", record: meeting, before: meeting })
}

/** The meeting of a decided poll. */
export function meetingOf({ meeting_id }: DatePollRow, { store }: World): MeetingRow | undefined {
  return meeting_id === null ? undefined : store.rows.meeting.get(meeting_id)
}
