import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { logEnding, nextVersion } from "#mock/domains/workgroup/ending.ts"
import type { GroupEnding } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { noticeRecordRef } from "./record-ref.ts"
import { noticeRules } from "./rules.ts"

const unpublished = { published_time: null, sent_time: null, recipient_ids: null }

/** Notices of a group that are not sent are withdrawn when it is disbanded; nobody is written to. */
export function endNoticesWithGroup({ id }: WorkgroupRow, world: World): GroupEnding {
  const { notice } = world.store.rows
  const rows = notice.filter(
    (row) => row.group_id === id && ["draft", "holding"].includes(noticeRules.status(row, world)),
  )
  return {
    effect: "withdraws",
    total: rows.length,
    readable: (user) =>
      rows.filter((row) => !noticeRules.read(user, row, world)).map((row) => noticeRecordRef(row, world)),
    recipients: [],
    end: ({ source, reason }) => {
      for (const before of rows) {
        notice.put({ ...before, ...nextVersion(before, world), ...unpublished, is_withdrawn_by_disbanding: true })
        logEnding(source, "notice", before, reason)
      }
    },
  }
}
