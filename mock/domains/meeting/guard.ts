import type { operations } from "#openapi/generated/schema.d.ts"
import { meetingRules } from "./rules.ts"
import { meetingTopicRules } from "./topic-rules.ts"
import type { ActionOf, World } from "#mock/engine/rules.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"
import { foundRecord, logAs, namedRecord, type UncheckedCall } from "#mock/engine/record-guard.ts"
import { Refusal } from "#mock/engine/refusal.ts"

type MeetingAction = ActionOf<typeof meetingRules.table>
type TopicAction = ActionOf<typeof meetingTopicRules.table>

type AskedTopic = UncheckedCall & { path: operations["meeting.topic.update"]["parameters"]["path"] }

export type OfMeeting = { meeting: MeetingRow; world: World }
export type OfTopic = OfMeeting & { topic: MeetingTopicRow }

/** Finds the meeting of a call and checks that the user may take the action. */
export function findMeeting(
  asked: UncheckedCall & { path: { id: string } },
  action: MeetingAction | "read",
): OfMeeting {
  const row = asked.store.rows.meeting.get(asked.path.id)
  const { record: meeting, world } = foundRecord(asked, row, meetingRules, action)
  return { meeting, world }
}

/** Finds the topic of a call and checks that the user may take the action. */
export function findTopic(asked: AskedTopic, action: TopicAction): OfTopic {
  const found = findMeeting(asked, "read")
  const topic = asked.store.rows.meeting_topic.get(asked.path.topic_id)
  if (topic?.meeting_id !== found.meeting.id) throw new Refusal("not_found")
  const refusal = meetingTopicRules.can(asked.viewer.member, action, topic, found.world)
  if (refusal) throw refusal
  return { ...found, topic }
}

/** Finds the meeting that a filter names. */
export function meetingNamed(
  asked: UncheckedCall,
  key: string | undefined,
  field?: string,
): () => MeetingRow | undefined {
  return namedRecord(asked, { key, ...(field && { field }) }, (id) => asked.store.rows.meeting.get(id), meetingRules)
}

/** The log entry of an action on a meeting. */
export const logOf = logAs("meeting")
