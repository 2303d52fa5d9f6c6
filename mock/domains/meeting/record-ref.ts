import type { components } from "#openapi/generated/schema.d.ts"
import { groupRefOf, subjectRef } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"
import { meetingRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to a meeting. */
export const meetingRecordRef = subjectRef<MeetingRow>("meeting", meetingRules)

/** Reference to a topic; it links to its meeting's page. */
export function topicRecordRef(topic: MeetingTopicRow, meeting: MeetingRow, world: World): RecordRef {
  const { id: key, subject: title, status } = topic
  return { module: "topic", key, code: null, title, status, group: groupRefOf(world.store, meeting.group_id) }
}
