import type { components } from "#openapi/generated/schema.d.ts"
import { isEveryone, participantsOf, participantTotal } from "#mock/domains/member/participants.ts"
import { answersFor } from "./answer.ts"
import { answerOf, isOutdated } from "./answers.ts"
import { agendaOf } from "./agenda.ts"
import { meetingAgenda } from "./agenda-view.ts"
import { recipientsOf } from "./mail.ts"
import { hasDraft, isParticipant, meetingRules, plannedEnd, reminderPause } from "./rules.ts"
import { seriesView } from "./series.ts"
import { topicMinutesView } from "./topic-minutes-view.ts"
import { meetingTopicRules } from "./topic-rules.ts"
import { reminderOf } from "#mock/engine/reminder.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { BallotRow } from "#mock/domains/ballot/records.ts"
import { ballotRef } from "#mock/domains/ballot/view.ts"
import { phaseRefOf, proposalRefOf } from "#mock/domains/proposal/record-ref.ts"
import { feedbackRecord } from "#mock/domains/feedback/parts.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { visible } from "#mock/engine/visible.ts"

type Schemas = components["schemas"]

/** A meeting as a row of a list. */
export function meetingRow(meeting: MeetingRow, user: MemberRow, world: World): Schemas["MeetingRow"] {
  const { id, version, number, group_number, subject, timezone, duration, location, cancel_reason, system_reason } =
    meeting
  return {
    id,
    version,
    actions: meetingRules.actions(user, meeting, world),
    number,
    group_number,
    subject,
    start_time: toText(meeting.start_time),
    planned_end_time: toText(plannedEnd(meeting)),
    actual_end_time: meeting.actual_end_time === null ? null : toText(meeting.actual_end_time),
    timezone,
    duration,
    location,
    participants: { is_everyone: isEveryone(meeting.participants), total: participantTotal(meeting, world) },
    group: groupRefOf(world.store, meeting.group_id),
    proposal: proposalRefOf(meeting, user, world),
    phase: phaseRefOf(meeting, user, world),
    organizer: memberRefOf(world.store, meeting.organizer_id),
    status: meetingRules.status(meeting, world),
    cancel_reason,
    system_reason,
    is_participant: isParticipant(user, meeting, world),
    reminder: meetingReminder(meeting, world),
    created_time: toText(meeting.created_time),
  }
}

/** A meeting with all details. */
export function meetingRecord(meeting: MeetingRow, user: MemberRow, world: World): Schemas["Meeting"] {
  const { store } = world
  const row = meetingRow(meeting, user, world)
  const feedbacks = store.rows.meeting_feedback.filter(
    ({ meeting_id, topic_id }) => meeting_id === meeting.id && topic_id === null,
  )
  const { member_ids, group_ids } = meeting.participants
  const mine = answerOf(meeting, user, world)
  return {
    ...row,
    participants: {
      ...row.participants,
      members: member_ids.map((id) => memberRefOf(store, id)),
      groups: group_ids.flatMap((id) => groupRefOf(store, id) ?? []),
    },
    description: meeting.description,
    documentation: fileRefs(store, meeting.documentation_ids),
    summary: meeting.summary,
    topic_minutes: meeting.topic_minutes.map((said) => topicMinutesView(said, meeting, user, world)),
    summary_files: fileRefs(store, meeting.summary_file_ids),
    attendees: meeting.attendee_ids.map((id) => memberRefOf(store, id)),
    topics: agendaOf(meeting.id, store).map((topic) => topicRecord(topic, user, world)),
    agenda: meetingAgenda(meeting, user, world),
    feedbacks: feedbacks.map((feedback) => feedbackRecord(feedback, store)),
    ballots: ballotRefs(user, world, ({ meeting_id }) => meeting_id === meeting.id),
    my_answer: mine?.answer ?? null,
    is_my_answer_outdated: mine !== undefined && isOutdated(mine, meeting),
    answers: answersFor(user, meeting, world),
    series: seriesView(meeting, user, world),
    minutes: minutesView(meeting, store),
    quorum: quorumOf(meeting, world),
  }
}

/** The ballots that the user may read and that `isAbout` selects. */
function ballotRefs(user: MemberRow, world: World, isAbout: (ballot: BallotRow) => boolean): Schemas["BallotRef"][] {
  return visible("ballot", user, world, isAbout).map((ballot) => ballotRef(ballot, world))
}

/** The state of the minutes; null if nothing was written (MEET-13). */
function minutesView(meeting: MeetingRow, store: Store): Schemas["MeetingMinutes"] | null {
  const { approved_by_id, approved_time } = meeting
  if (approved_by_id !== null && approved_time !== null) {
    return { status: "approved", approved_by: memberRefOf(store, approved_by_id), approved_time: toText(approved_time) }
  }
  return hasDraft(meeting) ? { status: "draft", approved_by: null, approved_time: null } : null
}

/**
 * How many participants attended, and whether at least half of them did; null without attendance (MEET-13). Participants are the people
 * counted by `participants.total`; disabled accounts count as other attendees. Approved minutes keep their quorum.
 */
export function quorumOf(meeting: MeetingRow, world: World): Schemas["MeetingQuorum"] | null {
  if (meeting.approved_quorum) return meeting.approved_quorum
  if (meeting.attendee_ids.length === 0) return null
  const people = participantsOf(meeting, world)
  const there = new Set(meeting.attendee_ids)
  const present = people.filter(({ id }) => there.has(id)).length
  const needed = Math.ceil(people.length / 2)
  return { present, invited: people.length, needed, is_reached: present >= needed }
}

/** A topic with its feedback. */
export function topicRecord(topic: MeetingTopicRow, user: MemberRow, world: World): Schemas["MeetingTopic"] {
  const { store } = world
  const { id, version, subject, description, minutes, presenter_id, withdraw_reason, status } = topic
  return {
    id,
    version,
    actions: meetingTopicRules.actions(user, topic, world),
    subject,
    description,
    attachments: fileRefs(store, topic.attachment_ids),
    minutes,
    presenter: presenter_id === null ? null : memberRefOf(store, presenter_id),
    creator: memberRefOf(store, topic.creator_id),
    created_time: toText(topic.created_time),
    withdraw_reason,
    feedbacks: store.rows.meeting_feedback
      .filter(({ topic_id }) => topic_id === id)
      .map((feedback) => feedbackRecord(feedback, store)),
    ballots: ballotRefs(user, world, ({ meeting_topic_id }) => meeting_topic_id === id),
    status,
  }
}

/** The reminder of a meeting; it goes to participants who want reminders. */
export function meetingReminder(meeting: MeetingRow, world: World): Schemas["Reminder"] {
  return reminderOf(meeting, reminderPause, recipientsOf("remind", meeting, world).length, world)
}
