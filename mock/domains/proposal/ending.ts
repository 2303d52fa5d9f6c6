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

/**
 * Logs each proposal that the clock has closed since the last call (openapi/states/proposal.yaml, ADM-08). Run before each call,
 * so that nothing is logged after it that came before it.
 */
export function logRunOut(store: Store): void {
  const world = { store, now: store.now() }
  const logged = loggedIn.get(store) ?? new Set<string>()
  loggedIn.set(store, logged)
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

/** Whose closing is in the log of a store: the log is long, and asked before every call. */
const loggedIn = new WeakMap<Store, Set<string>>()
