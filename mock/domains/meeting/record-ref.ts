import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"
import { meetingRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** A meeting as other records name it. */
export function meetingRecordRef(meeting: MeetingRow, world: World): RecordRef {
  const { id: key, number, subject: title, group_id } = meeting
  const group = groupRefOf(world.store, group_id)
  return { module: "meeting", key, code: String(number), title, status: meetingRules.status(meeting, world), group }
}

/** A topic of a meeting; its page is the meeting's. */
export function topicRecordRef(topic: MeetingTopicRow, meeting: MeetingRow, world: World): RecordRef {
  const { id: key, subject: title, status } = topic
  return { module: "topic", key, code: null, title, status, group: groupRefOf(world.store, meeting.group_id) }
}

/** The record with this key; undefined where the person may not read it, or it is not there. */
export function meetingByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const meeting = world.store.rows.meeting.get(key)
  return meeting && !meetingRules.read(user, meeting, world) ? meetingRecordRef(meeting, world) : undefined
}
