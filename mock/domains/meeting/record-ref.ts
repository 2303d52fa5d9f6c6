import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf, subjectRef } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"
import { meetingRules } from "./rules.ts"

type Schemas = components["schemas"]

/** Reference to a meeting. */
export const meetingRecordRef = subjectRef<MeetingRow>("meeting", meetingRules)

/** Reference to a meeting in another record; null for people who may not read it. */
export function meetingRefOf(id: string | null, user: MemberRow, world: World): Schemas["MeetingRef"] | null {
  const meeting = id === null ? undefined : world.store.rows.meeting.get(id)
  if (!meeting || meetingRules.read(user, meeting, world)) return null
  return meetingRef(meeting, world)
}

/** Reference to a meeting in another record that only its readers read. */
export function meetingRef(meeting: MeetingRow, world: World): Schemas["MeetingRef"] {
  const { id, number, group_number, subject } = meeting
  return { id, number, group_number, subject, status: meetingRules.status(meeting, world) }
}

/** Reference to a topic in another record that only readers of its meeting read. */
export function topicRefOf(id: string | null, { store }: World): Schemas["MeetingTopicRef"] | null {
  const topic = id === null ? undefined : store.rows.meeting_topic.get(id)
  return topic ? { id: topic.id, subject: topic.subject } : null
}

/** Reference to a topic; it links to its meeting's page. */
export function topicRecordRef(topic: MeetingTopicRow, meeting: MeetingRow, world: World): Schemas["RecordRef"] {
  const { id: key, subject: title, status } = topic
  return { module: "topic", key, code: null, title, status, group: groupRefOf(world.store, meeting.group_id) }
}
