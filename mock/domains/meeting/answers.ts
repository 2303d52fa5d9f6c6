import { isSelected } from "#mock/domains/member/participants.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { MeetingAnswerRow, MeetingRow } from "./records.ts"

/** The answer that a person gave to a meeting; undefined if there is none yet. */
export function givenAnswer(meeting: MeetingRow, { id }: MemberRow, { rows }: Store): MeetingAnswerRow | undefined {
  return rows.meeting_answer.where("meeting_id", meeting.id).find(({ member_id }) => member_id === id)
}

/** Whether the person has accepted without an answer: who organizes a meeting and takes part (MEET-17). */
export function hasAcceptedByOrganizing(member: MemberRow, meeting: MeetingRow, world: World): boolean {
  return (
    meeting.organizer_id === member.id &&
    isSelected(member, meeting.participants, meeting, world) &&
    !givenAnswer(meeting, member, world.store)
  )
}

/** A person's answer to a meeting, also that of an organizer who has not given one; it is always for the current time. */
export function answerOf(meeting: MeetingRow, member: MemberRow, world: World): MeetingAnswerRow | undefined {
  if (!hasAcceptedByOrganizing(member, meeting, world)) return givenAnswer(meeting, member, world.store)
  const { id, alliance_id, created_time: time, start_time, duration } = meeting
  const about = { id: `answer-${id}-organizer`, alliance_id, meeting_id: id, member_id: member.id }
  return { ...about, answer: "accepted", time, start_time, duration }
}

/** All answers to a meeting, oldest first. */
export function answersTo(meeting: MeetingRow, world: World): MeetingAnswerRow[] {
  const { rows } = world.store
  const organizer = rows.member.get(meeting.organizer_id)
  const given = rows.meeting_answer.where("meeting_id", meeting.id)
  const isImplied = organizer !== undefined && hasAcceptedByOrganizing(organizer, meeting, world)
  const implied = isImplied ? answerOf(meeting, organizer, world) : undefined
  return [...(implied ? [implied] : []), ...given].sort((a, b) => a.time - b.time)
}

/** Whether an answer was given for another time than the meeting has now: the person is asked again (MEET-10). */
export function isOutdated({ start_time, duration }: MeetingAnswerRow, meeting: MeetingRow): boolean {
  return start_time !== meeting.start_time || duration !== meeting.duration
}
