import type { ProposalRow } from "./records.ts"
import { mailProposal } from "./mail.ts"
import { lastPhase } from "./phases.ts"
import { isNamed } from "#mock/domains/member/participants.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { generalSecretary, tableRules } from "#mock/domains/member/roles.ts"
import { enterProposals, groupRole } from "#mock/domains/workgroup/group-roles.ts"
import type { ActionOf, StateOf, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

/** The running phase, `between` two phases, or how the proposal ended. */
export type ProposalState = StateOf<typeof tables.proposal>
export type ProposalStatus = (typeof tables.proposal.states)[ProposalState]

/** The phases to which people can be invited. */
const review: readonly ProposalState[] = ["group_review", "public_notice", "others"]

function stateOf({ decided, phase, deadline }: ProposalRow, { now }: World): ProposalState {
  if (decided !== null) return decided
  if (phase === null || phase === "published") return "between"
  if (deadline === null || now < deadline) return phase
  // A public notice passes at its deadline; any other phase fails at its deadline (openapi/states/proposal.yaml).
  return phase === "public_notice" ? "between" : "system_closed"
}

/** The contract's status for a state. */
export function statusOfState(state: ProposalState): ProposalStatus {
  return tables.proposal.states[state]
}

/** The contract's status of a proposal now. */
export const proposalStatus = (proposal: ProposalRow, world: World) => statusOfState(stateOf(proposal, world))

/** Whether a phase is running to which people can be invited. */
export function isInReview(proposal: ProposalRow, world: World): boolean {
  return review.includes(stateOf(proposal, world))
}

/** Whether the user is invited to the running phase, directly or through a group. */
function isInvited(user: MemberRow, proposal: ProposalRow, world: World): boolean {
  return isInReview(proposal, world) && isNamed(user, lastPhase(proposal).invited, world)
}

/** The code behind openapi/states/proposal.yaml. */
export const proposalRules = tableRules<ProposalRow>()(tables.proposal, {
  status: stateOf,
  roles: {
    group_member: groupRole("member"),
    participant: isInvited,
    chair: groupRole("chair"),
    vice_chair: groupRole("vice_chair"),
    submitter: (user, proposal) => proposal.submitter_id === user.id,
    general_secretary: generalSecretary,
  },
  enter(user, proposal, world) {
    const isGuest = user !== null && isInvited(user, proposal, world)
    return isGuest ? undefined : enterProposals(user, proposal, world)
  },
  effects: { mail: ({ action, ...done }) => mailProposal(action)(done) },
})

export type ProposalAction = ActionOf<typeof tables.proposal>
