import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { logEnding, nextVersion } from "#mock/domains/workgroup/ending.ts"
import type { GroupEnding } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { endPhase } from "./phases.ts"
import { proposalRecordRef } from "./record-ref.ts"
import { proposalRules, statusOfState } from "./rules.ts"

/** Proposals of a group that are not closed are closed when it is disbanded; nobody is written to. */
export function endProposalsWithGroup({ id }: WorkgroupRow, world: World): GroupEnding {
  const { proposal } = world.store.rows
  const isOngoing = (status: Parameters<typeof statusOfState>[0]) => statusOfState(status) === "ongoing"
  const rows = proposal.filter((row) => row.group_id === id && isOngoing(proposalRules.status(row, world)))
  return {
    effect: "closes",
    total: rows.length,
    readable: (user) =>
      rows.filter((row) => !proposalRules.read(user, row, world)).map((row) => proposalRecordRef(row, world)),
    recipients: [],
    end: ({ user, source, reason }) => {
      for (const before of rows) {
        const { phases } = before.phase === null ? before : endPhase(before, world.now)
        const changed_by_id = user?.id ?? before.changed_by_id
        const closed = { decided: "closed" as const, close_reason: reason, phases, changed_by_id }
        proposal.put({ ...before, ...nextVersion(before, world), ...closed })
        logEnding(source, "proposal", { ...before, id: before.draft_code }, reason)
      }
    },
  }
}
