import type { operations } from "#app/api/schema.d.ts"
import { meetingRules } from "../rules/meeting.ts"
import { meetingTopicRules } from "../rules/meeting-topic.ts"
import type { World } from "../rules/rules.ts"
import type { MeetingRow, MeetingTopicRow } from "../store/work-records.ts"
import { Refusal } from "./refusal.ts"
import type { OperationId, SignedIn, Unchecked } from "./types.ts"

type MeetingAction = keyof typeof meetingRules.definition.actions
type TopicAction = keyof typeof meetingTopicRules.definition.actions

/** A call on one meeting; what is asked of it before validation. */
type Asked = Pick<SignedIn<Unchecked<OperationId>>, "store" | "now" | "viewer"> & { path: { id: string } }
type AskedTopic = Asked & { path: operations["meeting.topic.update"]["parameters"]["path"] }

export type OfMeeting = { meeting: MeetingRow; world: World }
export type OfTopic = OfMeeting & { topic: MeetingTopicRow }

/** The meeting of a call: 404 unless it is there, in this alliance; then group, role and state by the rule table. */
export function findMeeting({ store, now, viewer, path }: Asked, action: MeetingAction | "read"): OfMeeting {
  const world = { store, now }
  const meeting = store.rows.meeting.get(path.id)
  if (meeting?.alliance_id !== viewer.member.alliance_id) throw new Refusal("not_found")
  const refusal =
    action === "read"
      ? meetingRules.read(viewer.member, meeting, world)
      : meetingRules.can(viewer.member, action, meeting, world)
  if (refusal) throw refusal
  return { meeting, world }
}

/** The topic of a call, below its meeting. */
export function findTopic(asked: AskedTopic, action: TopicAction): OfTopic {
  const found = findMeeting(asked, "read")
  const topic = asked.store.rows.meeting_topic.get(asked.path.topic_id)
  if (topic?.meeting_id !== found.meeting.id) throw new Refusal("not_found")
  const refusal = meetingTopicRules.can(asked.viewer.member, action, topic, found.world)
  if (refusal) throw refusal
  return { ...found, topic }
}

/** What the log says of a deed on a meeting. */
export function logOf({ viewer }: Asked, { id, alliance_id, group_id }: MeetingRow, memo: string | null) {
  return { user: viewer.member, module: "meeting", alliance_id, group_id, key: id, memo }
}
