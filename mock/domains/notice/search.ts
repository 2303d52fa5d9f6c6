import type { MemberRow } from "#mock/domains/member/records.ts"
import type { SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { noticeRecordRef } from "./record-ref.ts"

/** What can be found of each notice that the person may read. */
export function searchNotices(user: MemberRow, world: World): SearchEntry[] {
  return visible("notice", user, world).map((notice) => ({
    record: () => noticeRecordRef(notice, world),
    names: [notice.subject],
    text: notice.content.text,
    updated: notice.updated_time,
  }))
}
