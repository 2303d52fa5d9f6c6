import { logEnding, nextVersion } from "#mock/domains/workgroup/ending.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { GroupEnding, SystemEnding } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { recipientsOf } from "./mail.ts"
import { meetingRecordRef } from "./record-ref.ts"
import type { MeetingRow } from "./records.ts"
import { meetingRules } from "./rules.ts"

/**
 * Ends meetings because something else ended: ongoing ones are ended, those that have not started are cancelled. Each gets its own log row;
 * the participants are mailed.
 */
export function endMeetings(rows: readonly MeetingRow[], ending: SystemEnding, world: World): void {
  const { user, source, reason } = ending
  for (const before of rows) {
    const isOngoing = meetingRules.status(before, world) === "ongoing"
    const changes = isOngoing ? { actual_end_time: world.now } : { is_cancelled: true }
    const changed_by_id = user?.id ?? before.changed_by_id
    const next = { ...before, ...changes, ...nextVersion(before, world), system_reason: reason, changed_by_id }
    const record = world.store.rows.meeting.put(next)
    logEnding(ending, "meeting", record, world)
    meetingRules.effects(isOngoing ? "end" : "cancel", { user, record, before, world, source })
  }
}

/** What the end of these meetings changes, and who is mailed. */
export function meetingsEnding(rows: readonly MeetingRow[], effect: "ends" | "cancels", world: World): GroupEnding {
  return {
    module: "meeting",
    effect,
    total: rows.length,
    readable: (user) =>
      rows.filter((row) => !meetingRules.read(user, row, world)).map((row) => meetingRecordRef(row, world)),
    recipients: rows.flatMap((row) => recipientsOf(effect === "ends" ? "end" : "cancel", row, world)),
    end: (ending) => endMeetings(rows, ending, world),
  }
}

/** When a group is disbanded, its meetings that have not started are cancelled. */
export function endMeetingsWithGroup({ id }: WorkgroupRow, world: World): GroupEnding {
  const isHit = (row: MeetingRow) => row.group_id === id && meetingRules.status(row, world) === "not_started"
  return meetingsEnding(world.store.rows.meeting.filter(isHit), "cancels", world)
}
