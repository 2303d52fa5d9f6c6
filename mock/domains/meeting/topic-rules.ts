import type { MemberRow } from "#mock/domains/member/records.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"
import { mailPresenter, mailTopic } from "./topic-mail.ts"
import { isParticipant, meetingRules } from "./rules.ts"
import { allianceAdmin, allianceMember } from "#mock/domains/member/roles.ts"
import { groupRole, inDisbanded } from "#mock/domains/workgroup/group-roles.ts"
import { rulesFor, type User, type World } from "#mock/engine/rules.ts"

/** Finer than the contract's states: `late_…` states apply to open topics of a meeting that is over. */
export const topicStates = [
  "submitted",
  "feedback_received",
  "late_submitted",
  "late_feedback_received",
  "completed",
  "withdrawn",
  "cancelled",
] as const
export type TopicState = (typeof topicStates)[number]

/** The meeting of a topic. Throws if it does not exist: meetings are never deleted. */
export function meetingOf({ meeting_id }: MeetingTopicRow, { store }: World): MeetingRow {
  const meeting = store.rows.meeting.get(meeting_id)
  if (!meeting) throw new Error(`a topic names the meeting ${meeting_id}, which is not there`)
  return meeting
}

type OfMeeting = (user: MemberRow, meeting: MeetingRow, world: World) => boolean
const inMeeting = (holds: OfMeeting) => (user: MemberRow, topic: MeetingTopicRow, world: World) =>
  holds(user, meetingOf(topic, world), world)

const leaders = ["organizer", "chair", "vice_chair", "secretary", "alliance_admin"] as const
const open = ["submitted", "feedback_received"] as const
const late = ["late_submitted", "late_feedback_received"] as const

const unless = (user: User, topic: MeetingTopicRow, world: World) => inDisbanded(user, meetingOf(topic, world), world)

const received = [mailTopic("creator", "Feedback on your topic", "您的议题收到反馈")]

/** Implements openapi/states/meeting-topic.yaml. */
export const meetingTopicRules = rulesFor<MeetingTopicRow>()({
  statuses: topicStates,
  status(topic: MeetingTopicRow, world: World): TopicState {
    const { status } = topic
    if (status !== "submitted" && status !== "feedback_received") return status
    return meetingRules.status(meetingOf(topic, world), world) === "ended" ? `late_${status}` : status
  },
  roles: {
    alliance_member: allianceMember,
    creator: (user, topic) => topic.creator_id === user.id,
    participant: inMeeting(isParticipant),
    organizer: inMeeting((user, meeting) => meeting.organizer_id === user.id),
    chair: inMeeting(groupRole("chair")),
    vice_chair: inMeeting(groupRole("vice_chair")),
    secretary: inMeeting(groupRole("secretary")),
    alliance_admin: allianceAdmin,
  },
  enter: (user, topic, world) => meetingRules.definition.enter?.(user, meetingOf(topic, world), world),
  read: [{ in: topicStates, by: ["alliance_member"] }],
  actions: {
    update: [{ in: open, by: ["creator"], unless, then: [mailTopic("organizer", "Topic changed", "议题已修改")] }],
    plan: [{ in: open, by: ["creator", ...leaders], unless, then: [mailPresenter] }],
    withdraw: [
      {
        in: open,
        by: ["creator"],
        unless,
        to: "withdrawn",
        then: [mailTopic("organizer", "Topic withdrawn", "议题已撤回")],
      },
    ],
    "feedback.create": [
      { in: open, by: [...leaders, "participant"], unless, to: "feedback_received", then: received },
      { in: late, by: leaders, unless, to: "late_feedback_received", then: received },
    ],
    "feedback.complete": [
      {
        in: [...open, ...late],
        by: leaders,
        unless,
        to: "completed",
        then: [mailTopic("creator", "Your topic is completed", "您的议题已完成")],
      },
    ],
  },
})
