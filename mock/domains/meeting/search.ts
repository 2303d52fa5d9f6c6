import type { MemberRow } from "#mock/domains/member/records.ts"
import type { SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { meetingRecordRef } from "./record-ref.ts"

/** What can be found of each meeting that the person may read. */
export function searchMeetings(user: MemberRow, world: World): SearchEntry[] {
  return visible("meeting", user, world).map((meeting) => ({
    record: () => meetingRecordRef(meeting, world),
    names: [meeting.subject, String(meeting.number), meeting.location ?? ""],
    text: meeting.description.text,
    updated: meeting.updated_time,
  }))
}
