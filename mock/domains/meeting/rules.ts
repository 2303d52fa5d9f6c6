import { hour, minute, type Instant } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { MeetingRow } from "./records.ts"
import { writeLog } from "#mock/engine/log.ts"
import { createTasks, recordDecisions } from "./approval.ts"
import { mailMeeting } from "./mail.ts"
import { remindedWithin } from "#mock/engine/reminder.ts"
import { isProposalReviewer, tableRules } from "#mock/domains/member/roles.ts"
import { enterGroup, inDisbanded, officerRoles } from "#mock/domains/workgroup/group-roles.ts"
import { isNamed, isSelected } from "#mock/domains/member/participants.ts"
import type { Effect, EffectOfAction, StateOf, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

export type MeetingStatus = StateOf<typeof tables.meeting>

/** The end as planned, or earlier if the meeting was ended early. */
export function meetingEnd(meeting: MeetingRow): Instant {
  return meeting.actual_end_time ?? plannedEnd(meeting)
}

/** Adds elapsed time, not wall time, so a clock change during the meeting does not matter. */
export function plannedEnd({ start_time, duration }: MeetingRow): Instant {
  return start_time + duration * minute
}

/** Whether the user is a participant or the organizer of a meeting. */
export function takesPart(user: MemberRow, meeting: MeetingRow, world: World): boolean {
  return meeting.organizer_id === user.id || isParticipant(user, meeting, world)
}

/** Whether the user is a participant of a meeting. */
export function isParticipant(user: MemberRow, meeting: MeetingRow, world: World): boolean {
  return isSelected(user, meeting.participants, meeting, world)
}

/** A proposal administrator can create meetings of a proposal in every group, and organizes them from outside the group. */
function isOwnOfReviewer(user: MemberRow, { proposal_id, organizer_id }: MeetingRow): boolean {
  return proposal_id !== null && organizer_id === user.id && isProposalReviewer(user)
}

/** Minimum time between two reminders (MEET-04). */
export const reminderPause = hour
const remindedLately = remindedWithin(reminderPause)

/** Whether minutes are written and not approved (MEET-13). */
export function hasDraft(meeting: MeetingRow): boolean {
  const { summary, topic_minutes, summary_file_ids, attendee_ids, approved_time } = meeting
  const lists = [topic_minutes, summary_file_ids, attendee_ids]
  return approved_time === null && (summary !== null || lists.some(({ length }) => length > 0))
}

/** Whether a change of a meeting matters to its participants. */
export function timeOrPlaceChanged(now: MeetingRow, before: MeetingRow): boolean {
  return (
    now.start_time !== before.start_time ||
    now.duration !== before.duration ||
    now.timezone !== before.timezone ||
    now.location !== before.location
  )
}

/** Mails the participants if time or place changed. */
const mailIfMoved: EffectOfAction<MeetingRow, "update" | "documentation.update"> = (done) => {
  if (timeOrPlaceChanged(done.record, done.before)) mailMeeting(done)
}

/** Cancels the open topics of a cancelled meeting; each topic gets its own log row. */
export const cancelTopics: Effect<MeetingRow> = ({ user, record, world, source }) => {
  const { meeting_topic } = world.store.rows
  for (const topic of meeting_topic.filter(({ meeting_id }) => meeting_id === record.id)) {
    if (topic.status !== "submitted" && topic.status !== "feedback_received") continue
    const changed_by_id = user?.id ?? topic.changed_by_id
    const changed = { status: "cancelled" as const, changed_by_id, updated_time: world.now, version: topic.version + 1 }
    meeting_topic.put({ ...topic, ...changed })
    const { id: key, alliance_id, group_id } = record
    const memo = topic.subject
    writeLog(
      { ...source, operation: "system.cancel" },
      { user: null, module: "meeting", alliance_id, group_id, key, memo },
    )
  }
}

/**
 * The code behind openapi/states/meeting.yaml. Participants from outside a restricted group may open this meeting, but nothing else of the
 * group.
 */
export const meetingRules = tableRules<MeetingRow>()(tables.meeting, {
  status(meeting, { now }) {
    if (meeting.is_cancelled) return "cancelled"
    if (now < meeting.start_time) return "not_started"
    return now < meetingEnd(meeting) ? "ongoing" : "ended"
  },
  roles: {
    ...officerRoles,
    organizer: (user, meeting) => meeting.organizer_id === user.id,
    participant: isParticipant,
    general_secretary: (user, meeting) => user.is_general_secretary && meeting.group_id === null,
  },
  enter(user, meeting, world) {
    const isInvited = user !== null && (isNamed(user, meeting.participants, world) || isOwnOfReviewer(user, meeting))
    return isInvited ? undefined : enterGroup(user, meeting, world)
  },
  conditions: {
    group_disbanded: inDisbanded,
    no_draft: (_user, meeting) => !hasDraft(meeting),
    reminded_lately: remindedLately,
  },
  effects: {
    mail: mailMeeting,
    mail_if_moved: mailIfMoved,
    cancel_topics: cancelTopics,
    record_decisions: recordDecisions,
    create_tasks: createTasks,
  },
})
