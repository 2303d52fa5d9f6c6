import type { MemberRow } from "#mock/domains/member/records.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"
import { mailPresenter, mailTopic } from "./topic-mail.ts"
import { isParticipant, meetingRules } from "./rules.ts"
import { tableRules } from "#mock/domains/member/roles.ts"
import { groupRole, inDisbanded } from "#mock/domains/workgroup/group-roles.ts"
import type { StateOf, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

export type TopicState = StateOf<(typeof tables)["meeting-topic"]>

/** The state of an open topic after its meeting. */
const lateOf = { submitted: "late_submitted", feedback_received: "late_feedback_received" } as const

/** The meeting of a topic. Throws if it does not exist: meetings are never deleted. */
export function meetingOf({ meeting_id }: MeetingTopicRow, { store }: World): MeetingRow {
  const meeting = store.rows.meeting.get(meeting_id)
  if (!meeting) throw new Error(`a topic names the meeting ${meeting_id}, which is not there`)
  return meeting
}

type OfMeeting = (user: MemberRow, meeting: MeetingRow, world: World) => boolean
const inMeeting = (holds: OfMeeting) => (user: MemberRow, topic: MeetingTopicRow, world: World) =>
  holds(user, meetingOf(topic, world), world)

const mailCreator = (english: string, chinese: string) => mailTopic("creator", english, chinese)
const mailOrganizer = (english: string, chinese: string) => mailTopic("organizer", english, chinese)

/** The code behind openapi/states/meeting-topic.yaml. */
export const meetingTopicRules = tableRules<MeetingTopicRow>()(tables["meeting-topic"], {
  status(topic, world) {
    const { status } = topic
    if (status !== "submitted" && status !== "feedback_received") return status
    return meetingRules.status(meetingOf(topic, world), world) === "ended" ? lateOf[status] : status
  },
  roles: {
    creator: (user, topic) => topic.creator_id === user.id,
    participant: inMeeting(isParticipant),
    organizer: inMeeting((user, meeting) => meeting.organizer_id === user.id),
    chair: inMeeting(groupRole("chair")),
    vice_chair: inMeeting(groupRole("vice_chair")),
    secretary: inMeeting(groupRole("secretary")),
  },
  enter: (user, topic, world) => meetingRules.enter(user, meetingOf(topic, world), world),
  conditions: { group_disbanded: (user, topic, world) => inDisbanded(user, meetingOf(topic, world), world) },
  effects: {
    mail_changed: mailOrganizer("Topic changed", "议题已修改"),
    mail_presenter: mailPresenter,
    mail_withdrawn: mailOrganizer("Topic withdrawn", "议题已撤回"),
    mail_feedback: mailCreator("Feedback on your topic", "您的议题收到反馈"),
    mail_completed: mailCreator("Your topic is completed", "您的议题已完成"),
  },
})
