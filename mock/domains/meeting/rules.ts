import { hour, minute, type Instant } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { MeetingRow } from "./records.ts"
import { writeLog } from "#mock/engine/log.ts"
import { mailMeeting } from "./mail.ts"
import { remindedWithin } from "#mock/engine/reminder.ts"
import { allianceAdmin, allianceMember, isProposalReviewer } from "#mock/domains/member/roles.ts"
import { enterGroup, groupRole, inDisbanded } from "#mock/domains/workgroup/group-roles.ts"
import { isNamed, isSelected } from "#mock/domains/member/participants.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { rulesFor, type Effect, type World } from "#mock/engine/rules.ts"

export const meetingStatuses = ["not_started", "ongoing", "ended", "cancelled"] as const
export type MeetingStatus = (typeof meetingStatuses)[number]

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
export function hasDraft({ summary, summary_file_ids, attendee_ids, approved_time }: MeetingRow): boolean {
  return approved_time === null && (summary !== null || summary_file_ids.length + attendee_ids.length > 0)
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

const officers = ["chair", "vice_chair", "secretary"] as const
const leaders = ["organizer", ...officers, "alliance_admin"] as const

/**
 * Implements openapi/states/meeting.yaml. Participants from outside a restricted group may open this meeting, but nothing else of the
 * group.
 */
export const meetingRules = rulesFor<MeetingRow>()({
  statuses: meetingStatuses,
  status(meeting: MeetingRow, { now }: World): MeetingStatus {
    if (meeting.is_cancelled) return "cancelled"
    if (now < meeting.start_time) return "not_started"
    return now < meetingEnd(meeting) ? "ongoing" : "ended"
  },
  roles: {
    alliance_member: allianceMember,
    organizer: (user, meeting) => meeting.organizer_id === user.id,
    participant: isParticipant,
    chair: groupRole("chair"),
    vice_chair: groupRole("vice_chair"),
    secretary: groupRole("secretary"),
    general_secretary: (user, meeting) => user.is_general_secretary && meeting.group_id === null,
    alliance_admin: allianceAdmin,
  },
  enter(user, meeting, world) {
    const isInvited = user !== null && (isNamed(user, meeting.participants, world) || isOwnOfReviewer(user, meeting))
    return isInvited ? undefined : enterGroup(user, meeting, world)
  },
  read: [{ in: meetingStatuses, by: ["alliance_member"] }],
  actions: {
    update: [
      { in: ["not_started"], by: leaders, unless: inDisbanded, then: [mailMeeting("update", timeOrPlaceChanged)] },
    ],
    "documentation.update": [
      {
        in: ["not_started", "ongoing"],
        by: leaders,
        unless: inDisbanded,
        then: [mailMeeting("documentation.update", timeOrPlaceChanged)],
      },
    ],
    cancel: [
      {
        in: ["not_started"],
        by: leaders,
        unless: inDisbanded,
        to: "cancelled",
        then: [cancelTopics, mailMeeting("cancel")],
      },
    ],
    end: [{ in: ["ongoing"], by: leaders, to: "ended", then: [mailMeeting("end")] }],
    remind: [
      {
        in: ["not_started"],
        by: leaders,
        unless: (...asked) => inDisbanded(...asked) ?? remindedLately(...asked),
        then: [mailMeeting("remind")],
      },
    ],
    "summary.update": [{ in: ["ongoing", "ended"], by: leaders }],
    "summary.approve": [
      {
        in: ["ended"],
        by: ["chair", "general_secretary", "alliance_admin"],
        unless: (_user, meeting) => (hasDraft(meeting) ? undefined : new Refusal("no_draft_minutes")),
        then: [mailMeeting("summary.approve")],
      },
    ],
    "feedback.create": [
      { in: ["ongoing", "ended"], by: ["participant"], unless: inDisbanded, then: [mailMeeting("feedback.create")] },
    ],
    "topic.create": [
      { in: ["not_started"], by: ["participant"], unless: inDisbanded, then: [mailMeeting("topic.create")] },
    ],
    answer: [{ in: ["not_started", "ongoing"], by: ["participant"], unless: inDisbanded }],
    "ballot.create": [
      {
        in: ["not_started", "ongoing", "ended"],
        by: [...officers, "general_secretary", "alliance_admin"],
        unless: inDisbanded,
      },
    ],
    duplicate: [{ in: meetingStatuses, by: [...officers, "general_secretary", "alliance_admin"], unless: inDisbanded }],
    export: [{ in: meetingStatuses, by: ["alliance_member"] }],
  },
})
