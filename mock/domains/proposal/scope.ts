import { resultOrUndefined, textIn } from "#mock/engine/unchecked.ts"
import { refuseCreation, type CreationRules, type CreationScope } from "./creation-rules.ts"
import { proposalRules } from "./rules.ts"
import type { ProposalRow } from "./records.ts"
import { enterGroup, enterProposals } from "#mock/domains/workgroup/group-roles.ts"
import { creationGroupId, groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import type { OperationId, SignedIn, Unchecked } from "#mock/engine/handler.ts"

type Asked = Pick<SignedIn<Unchecked<OperationId>>, "store" | "viewer" | "alliance" | "now">

/**
 * Finds the proposal that a call names. Refuses immediately if the user may not enter its group; the returned function throws a field error
 * if it does not exist.
 */
function proposalOf(asked: Asked, draft_code: string | undefined): () => ProposalRow | null {
  if (draft_code === undefined) return () => null
  const { store, viewer, alliance, now } = asked
  const found = store.rows.proposal.find((row) => row.alliance_id === alliance.id && row.draft_code === draft_code)
  const refusal = found && proposalRules.read(viewer.member, found, { store, now })
  if (refusal) throw refusal
  return () => {
    if (!found) throw fieldRefusal("draft_code", "unknown_reference")
    return found
  }
}

/** With a proposal, its reviewers may name its group as well. */
const guardOf = (draft_code: string | undefined) => (draft_code === undefined ? enterGroup : enterProposals)

/**
 * Where a record will be created, from `group_acronym` and `draft_code`. Refuses immediately if the user may not create it there. The
 * returned function throws a field error if the group or proposal does not exist, or if they do not belong together.
 */
export function creationScope<R>(asked: Asked, from: unknown, rules: CreationRules<R>): () => CreationScope<R> {
  const draft_code = textIn(from, "draft_code")
  const findGroups = groupsOf(asked, textIn(from, "group_acronym"), { enter: guardOf(draft_code) })
  const findProposal = proposalOf(asked, draft_code)
  const scope = () => {
    const group = findGroups()?.[0] ?? null
    const proposal = findProposal()
    if (group && proposal && proposal.group_id !== group.id) throw fieldRefusal("draft_code", "unknown_reference")
    return { group_id: proposal?.group_id ?? group?.id ?? null, proposal }
  }
  const known = resultOrUndefined(scope)
  const refusal = known && refuseCreation(rules, asked.viewer.member, known, { store: asked.store, now: asked.now })
  if (refusal) throw refusal
  return scope
}

type Listed = Asked & { query: { group_acronym?: string[]; draft_code?: string } }
type Belonging = { group_id: string | null; proposal_id: string | null }

/** The groups and the proposal that a list is filtered by. */
export type ListScope = {
  holds: (record: Belonging) => boolean
  /** Where a record created from this list belongs: to its proposal, to its only group, otherwise to the alliance. */
  creation: { group_id: string | null; proposal: ProposalRow | null }
}

/** Reads the group and proposal filters of a list. */
export function listScope(call: Listed): () => ListScope {
  const { group_acronym, draft_code } = call.query
  const findGroups = groupsOf(call, group_acronym, { enter: guardOf(draft_code) })
  const findProposal = proposalOf(call, draft_code)
  return () => {
    const [groups, proposal] = [findGroups(), findProposal()]
    return {
      holds: (record) => isOf(groups, record) && (proposal === null || record.proposal_id === proposal.id),
      creation: { group_id: proposal?.group_id ?? creationGroupId(groups), proposal },
    }
  }
}
