import { foundRecord, namedRecord, type UncheckedCall } from "#mock/engine/record-guard.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { ProposalRow } from "./records.ts"
import { proposalRules, type ProposalAction } from "./rules.ts"

export type OfProposal = { proposal: ProposalRow; world: World }

/** The alliance's proposal with this draft code. */
export function proposalByCode(store: Store, alliance_id: string, code: string): ProposalRow | undefined {
  return store.rows.proposal.find((row) => row.alliance_id === alliance_id && row.draft_code === code)
}

/** Finds the proposal of a call by its draft code and checks that the user may take the action. */
export function findProposal(
  asked: UncheckedCall & { path: { draft_code: string } },
  action: ProposalAction | "read",
): OfProposal {
  const row = proposalByCode(asked.store, asked.viewer.member.alliance_id, asked.path.draft_code)
  const { record: proposal, world } = foundRecord(asked, row, proposalRules, action)
  return { proposal, world }
}

/** Finds the proposal that a filter names. */
export function proposalNamed(asked: UncheckedCall, key: string | undefined): () => ProposalRow | undefined {
  const { store, viewer } = asked
  return namedRecord(asked, { key }, (code) => proposalByCode(store, viewer.member.alliance_id, code), proposalRules)
}

/** The log entry of an action on a proposal. Its key is the draft code, as in the proposal's URL. */
export function logOf({ viewer }: Pick<UncheckedCall, "viewer">, proposal: ProposalRow, memo: string | null) {
  const { alliance_id, group_id, draft_code: key } = proposal
  return { user: viewer.member, module: "proposal" as const, alliance_id, group_id, key, memo }
}

/** Refuses a write for an older version than the current one. */
export function refuseOlder({ proposal, world }: OfProposal, version: number): void {
  refuseStale(proposal, version, proposalRules.status(proposal, world), world.store)
}
