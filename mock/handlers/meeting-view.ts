import type { components } from "#app/api/schema.d.ts"
import { isEveryone, participantTotal } from "../rules/participants.ts"
import { isParticipant, meetingRules, plannedEnd, reminderPause } from "../rules/meeting.ts"
import { meetingTopicRules } from "../rules/meeting-topic.ts"
import { reminderOf } from "../rules/reminder.ts"
import type { World } from "../rules/rules.ts"
import { toText } from "../store/clock.ts"
import type { MemberRow } from "../store/records.ts"
import type { MeetingFeedbackRow, MeetingRow, MeetingTopicRow } from "../store/work-records.ts"
import type { Store } from "../store/store.ts"
import { ballotRef } from "./ballot-view.ts"
import { proposalRefOf } from "./record-ref.ts"
import { fileRefs, groupRefOf, memberRefOf } from "./views.ts"
import { visible } from "./visible.ts"

type Schemas = components["schemas"]

/** A meeting as lists show it. */
export function meetingRow(meeting: MeetingRow, user: MemberRow, world: World): Schemas["MeetingRow"] {
  const { id, version, number, group_number, subject, timezone, duration, location, cancel_reason } = meeting
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
    proposal: proposalRefOf(meeting.proposal_id, world),
    phase: meeting.phase,
    organizer: memberRefOf(world.store, meeting.organizer_id),
    status: meetingRules.status(meeting, world),
    cancel_reason,
    is_participant: isParticipant(user, meeting, world),
    reminder: meetingReminder(meeting, world),
    created_time: toText(meeting.created_time),
  }
}

/** A meeting with everything that stands on its page. */
export function meetingRecord(meeting: MeetingRow, user: MemberRow, world: World): Schemas["Meeting"] {
  const { store } = world
  const row = meetingRow(meeting, user, world)
  const topics = store.rows.meeting_topic.filter(({ meeting_id }) => meeting_id === meeting.id)
  const feedbacks = store.rows.meeting_feedback.filter(
    ({ meeting_id, topic_id }) => meeting_id === meeting.id && topic_id === null,
  )
  const { member_ids, group_ids } = meeting.participants
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
    summary_files: fileRefs(store, meeting.summary_file_ids),
    attendees: meeting.attendee_ids.map((id) => memberRefOf(store, id)),
    topics: topics.map((topic) => topicRecord(topic, user, world)),
    feedbacks: feedbacks.map((feedback) => feedbackRecord(feedback, store)),
    ballots: visible("ballot", user, world, ({ meeting_id }) => meeting_id === meeting.id).map((ballot) =>
      ballotRef(ballot, world),
    ),
  }
}

/** A topic with its feedback. */
export function topicRecord(topic: MeetingTopicRow, user: MemberRow, world: World): Schemas["MeetingTopic"] {
  const { store } = world
  const { id, version, subject, description, withdraw_reason, status } = topic
  return {
    id,
    version,
    actions: meetingTopicRules.actions(user, topic, world),
    subject,
    description,
    attachments: fileRefs(store, topic.attachment_ids),
    creator: memberRefOf(store, topic.creator_id),
    created_time: toText(topic.created_time),
    withdraw_reason,
    feedbacks: store.rows.meeting_feedback
      .filter(({ topic_id }) => topic_id === id)
      .map((feedback) => feedbackRecord(feedback, store)),
    status,
  }
}

export function feedbackRecord(feedback: MeetingFeedbackRow, store: Store): Schemas["Feedback"] {
  const { id, text, attachment_ids, author_id, created_time } = feedback
  return {
    id,
    text,
    attachments: fileRefs(store, attachment_ids),
    author: memberRefOf(store, author_id),
    created_time: toText(created_time),
  }
}

/** The reminder of a meeting goes to all participants. */
export function meetingReminder(meeting: MeetingRow, world: World): Schemas["Reminder"] {
  return reminderOf(meeting, reminderPause, participantTotal(meeting, world), world)
}
