import type { FileRow } from "#mock/domains/file/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import type { MeetingRow } from "./records.ts"

/** Whether a meeting that this person may read, a topic of it or feedback on it refers to the file. */
export function meetingRefersTo({ id }: FileRow, user: MemberRow, world: World): boolean {
  const { meeting_topic, meeting_feedback } = world.store.rows
  const parts = [...meeting_topic.all(), ...meeting_feedback.all()]
  const ids = new Set(parts.filter(({ attachment_ids }) => attachment_ids.includes(id)).map((part) => part.meeting_id))
  const refers = (row: MeetingRow) =>
    ids.has(row.id) || row.documentation_ids.includes(id) || row.summary_file_ids.includes(id)
  return visible("meeting", user, world, refers).length > 0
}
