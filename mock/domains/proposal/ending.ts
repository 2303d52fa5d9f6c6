import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { logEnding, nextVersion } from "#mock/domains/workgroup/ending.ts"
import type { GroupEnding } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { writeLog } from "#mock/engine/log.ts"
import { endPhase } from "./phases.ts"
import { proposalRecordRef } from "./record-ref.ts"
import type { ProposalRow } from "./records.ts"
import { proposalRules, statusOfState } from "./rules.ts"

/** When a group is disbanded, its proposals are closed unless they are closed already; no mails are sent. */
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

/**
 * Logs each proposal that has reached its deadline since the last call (openapi/states/proposal.yaml, ADM-08). Runs before each call, so
 * that the log stays in chronological order.
 */
export function logRunOut(store: Store): void {
  const world = { store, now: store.now() }
  const logged = loggedByStore.get(store) ?? new Set<string>()
  loggedByStore.set(store, logged)
  const isNew = (row: ProposalRow) => !logged.has(row.id) && proposalRules.status(row, world) === "system_closed"
  for (const { id, draft_code: key, alliance_id, group_id, deadline } of store.rows.proposal.filter(isNew)) {
    if (deadline === null) continue
    logged.add(id)
    const isLogged = store.rows.operation_log
      .where("key", key)
      .some((row) => row.alliance_id === alliance_id && row.operation === "system.close")
    if (isLogged) continue
    const source = { operation: "system.close", store, ip: null, userAgent: null }
    writeLog(source, { user: null, module: "proposal", alliance_id, group_id, key, time: deadline })
  }
}

/** Proposals whose closing is already logged, by store: searching the long log before every call would be slow. */
const loggedByStore = new WeakMap<Store, Set<string>>()
