import { minute, type Instant } from "../store/clock.ts"
import type { MemberRow } from "../store/records.ts"
import type { MeetingRow } from "../store/work-records.ts"
import { allianceMember, enterGroup, isNamed, isSelected } from "./roles.ts"
import { rulesFor, type World } from "./rules.ts"

export const meetingStatuses = ["not_started", "ongoing", "ended", "cancelled"] as const
export type MeetingStatus = (typeof meetingStatuses)[number]

/** When it is over: as planned, or earlier when somebody ended it. */
export function meetingEnd(meeting: MeetingRow): Instant {
  return meeting.actual_end_time ?? meeting.start_time + meeting.duration * minute
}

/** Whether this person is among those a meeting is for, or has called it. */
export function takesPart(user: MemberRow, meeting: MeetingRow, world: World): boolean {
  return meeting.organizer_id === user.id || isSelected(user, meeting.participants, meeting, world)
}

/** states.md section 2. Somebody invited from outside may open this meeting of a restricted group, and nothing else of it. */
export const meetingRules = rulesFor<MeetingRow>()({
  statuses: meetingStatuses,
  status(meeting: MeetingRow, { now }: World): MeetingStatus {
    if (meeting.is_cancelled) return "cancelled"
    if (now < meeting.start_time) return "not_started"
    return now < meetingEnd(meeting) ? "ongoing" : "ended"
  },
  roles: { alliance_member: allianceMember },
  enter(user, meeting, world) {
    const isInvited = user !== null && isNamed(user, meeting.participants, world)
    return isInvited ? undefined : enterGroup(user, meeting, world)
  },
  read: [{ in: meetingStatuses, by: ["alliance_member"] }],
  actions: {},
})
