import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { logEnding, nextVersion } from "#mock/domains/workgroup/ending.ts"
import type { GroupEnding, SystemEnding } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { writeLog } from "#mock/engine/log.ts"
import { mailProposal, recipientsOf } from "./mail.ts"
import { endWithPhase, endingWithPhases } from "./phase-ending.ts"
import { endPhase, lastPhase } from "./phases.ts"
import { proposalRecordRef } from "./record-ref.ts"
import type { ProposalRow } from "./records.ts"
import { proposalRules, statusOfState } from "./rules.ts"

/** When a group is disbanded, its proposals are closed unless they are closed already, and the meetings of their phases end. */
export function endProposalsWithGroup({ id }: WorkgroupRow, world: World): GroupEnding[] {
  const isOngoing = (status: Parameters<typeof statusOfState>[0]) => statusOfState(status) === "ongoing"
  const rows = world.store.rows.proposal.filter(
    (row) => row.group_id === id && isOngoing(proposalRules.status(row, world)),
  )
  const closing: GroupEnding = {
    module: "proposal",
    effect: "closes",
    total: rows.length,
    readable: (user) =>
      rows.filter((row) => !proposalRules.read(user, row, world)).map((row) => proposalRecordRef(row, world)),
    recipients: rows.flatMap((row) => recipientsOf("close", row, world)),
    end: (ending) => {
      for (const row of rows) closeWithGroup(row, ending, world)
    },
  }
  // what has not started is cancelled with the group
  const running = rows.filter(({ phase }) => phase !== null)
  return [closing, ...endingWithPhases(running, world).filter(({ effect }) => effect === "ends")]
}

function closeWithGroup(before: ProposalRow, ending: SystemEnding, world: World): void {
  const { user, source, reason } = ending
  const { phases } = before.phase === null ? before : endPhase(before, world.now)
  const changed_by_id = user?.id ?? before.changed_by_id
  const closed = { decided: "closed" as const, system_reason: reason, phases, changed_by_id }
  const record = world.store.rows.proposal.put({ ...before, ...nextVersion(before, world), ...closed })
  logEnding(ending, "proposal", { ...before, id: before.draft_code }, world)
  proposalRules.effects("close", { user, record, before, world, source })
}

/**
 * Does what is due when the time of a phase is over (openapi/states/proposal.yaml): logs that a proposal is closed (ADM-08), ends the meetings
 * of the phase at its deadline, and mails the people concerned. Runs before each call: every list, calendar and feed shows the same, and the
 * log stays in chronological order.
 */
export function settleRunOut(store: Store): void {
  const now = store.now()
  const settled = settledByStore.get(store) ?? new Set<string>()
  settledByStore.set(store, settled)
  const isDue = (row: ProposalRow) =>
    row.decided === null && row.deadline !== null && row.deadline <= now && !settled.has(lastPhase(row).id)
  for (const row of store.rows.proposal.filter(isDue)) {
    settled.add(lastPhase(row).id)
    if (row.phase !== null && row.phase !== "published") settle(row, { store, now: row.deadline ?? now })
  }
}

/** The operations of the log for a phase whose time is over: a public notice passes, any other phase closes the proposal. */
const runOut = { between: "system.end", system_closed: "system.close" } as const

function settle(proposal: ProposalRow, world: World): void {
  const { draft_code: key, alliance_id, group_id } = proposal
  const state = proposalRules.status(proposal, world)
  if (state !== "between" && state !== "system_closed") return
  const source = { operation: runOut[state], store: world.store, ip: null, userAgent: null }
  const isLogged = world.store.rows.operation_log
    .where("key", key)
    .some((row) => row.alliance_id === alliance_id && row.operation === source.operation && row.time === world.now)
  if (isLogged) return
  writeLog(source, { user: null, module: "proposal", alliance_id, group_id, key, time: world.now })
  const done = { user: null, record: proposal, before: proposal, world, source }
  mailProposal(state === "between" ? "phase.end" : "system.close")(done)
  endWithPhase(proposal, done, world)
}

/** Phases whose end is settled already, by store: searching the long log before every call would be slow. */
const settledByStore = new WeakMap<Store, Set<string>>()
