import { logEnding, nextVersion } from "#mock/domains/workgroup/ending.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { GroupEnding } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { ballotRecordRef } from "./guard.ts"
import { recipientsOf } from "./mail.ts"
import type { BallotRow } from "./records.ts"
import { ballotRules } from "./rules.ts"

/** Cancels those of the ballots that have not started, because something else ended; open ones continue to their end. */
export function ballotsEnding(candidates: readonly BallotRow[], world: World): GroupEnding {
  const rows = candidates.filter((row) => ballotRules.status(row, world) === "not_started")
  return {
    module: "ballot",
    effect: "cancels",
    total: rows.length,
    readable: (user) =>
      rows.filter((row) => !ballotRules.read(user, row, world)).map((row) => ballotRecordRef(row, world)),
    recipients: rows.flatMap((row) => recipientsOf("cancel", row, world)),
    end: (ending) => {
      const { user, source, reason } = ending
      for (const before of rows) {
        const changed_by_id = user?.id ?? before.changed_by_id
        const cancelled = { is_cancelled: true, system_reason: reason, changed_by_id }
        const record = world.store.rows.ballot.put({ ...before, ...nextVersion(before, world), ...cancelled })
        logEnding(ending, "ballot", record, world)
        ballotRules.effects("cancel", { user, record, before, world, source })
      }
    },
  }
}

/** When a group is disbanded, its ballots that have not started are cancelled. */
export function endBallotsWithGroup({ id }: WorkgroupRow, world: World): GroupEnding {
  return ballotsEnding(
    world.store.rows.ballot.filter(({ group_id }) => group_id === id),
    world,
  )
}
