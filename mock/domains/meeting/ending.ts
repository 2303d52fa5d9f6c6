import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { logEnding, nextVersion } from "#mock/domains/workgroup/ending.ts"
import type { GroupEnding } from "#mock/engine/domain.ts"
import { runEffects, type World } from "#mock/engine/rules.ts"
import { recipientsOf } from "./mail.ts"
import { meetingRecordRef } from "./record-ref.ts"
import { meetingRules } from "./rules.ts"

/** Meetings of a group that have not begun are cancelled when it is disbanded. */
export function endMeetingsWithGroup({ id }: WorkgroupRow, world: World): GroupEnding {
  const table = world.store.rows.meeting
  const rows = table.filter((row) => row.group_id === id && meetingRules.status(row, world) === "not_started")
  return {
    effect: "cancels",
    total: rows.length,
    readable: (user) =>
      rows.filter((row) => !meetingRules.read(user, row, world)).map((row) => meetingRecordRef(row, world)),
    recipients: rows.flatMap((row) => recipientsOf("cancel", row, world)),
    end: ({ user, source, reason }) => {
      for (const before of rows) {
        const changed_by_id = user?.id ?? before.changed_by_id
        const cancelled = { is_cancelled: true, cancel_reason: reason, changed_by_id }
        const record = table.put({ ...before, ...nextVersion(before, world), ...cancelled })
        logEnding(source, "meeting", record, reason)
        runEffects(meetingRules.definition.actions.cancel[0], { user, record, before, world, source })
      }
    },
  }
}
