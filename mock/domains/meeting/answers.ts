import type { Store } from "#mock/engine/store/store.ts"
import type { MeetingAnswerRow, MeetingRow } from "./records.ts"

/** A person's answer to a meeting; undefined if there is none yet. */
export function answerOf(meeting: MeetingRow, member: { id: string }, { rows }: Store): MeetingAnswerRow | undefined {
  return rows.meeting_answer.where("meeting_id", meeting.id).find(({ member_id }) => member_id === member.id)
}

/** Whether an answer was given for another time than the meeting has now: the person is asked again (MEET-10). */
export function isOutdated({ start_time, duration }: MeetingAnswerRow, meeting: MeetingRow): boolean {
  return start_time !== meeting.start_time || duration !== meeting.duration
}
