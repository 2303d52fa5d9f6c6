import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"
import { meetingRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to a meeting. */
export function meetingRecordRef(meeting: MeetingRow, world: World): RecordRef {
  const { id: key, number, subject: title, group_id } = meeting
  const group = groupRefOf(world.store, group_id)
  return { module: "meeting", key, code: String(number), title, status: meetingRules.status(meeting, world), group }
}

/** Reference to a topic; it links to its meeting's page. */
export function topicRecordRef(topic: MeetingTopicRow, meeting: MeetingRow, world: World): RecordRef {
  const { id: key, subject: title, status } = topic
  return { module: "topic", key, code: null, title, status, group: groupRefOf(world.store, meeting.group_id) }
}

/** Finds a meeting by key; undefined if it does not exist or the user may not read it. */
export function meetingByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const meeting = world.store.rows.meeting.get(key)
  return meeting && !meetingRules.read(user, meeting, world) ? meetingRecordRef(meeting, world) : undefined
}
