import type { ProposalRow } from "./records.ts"
import { mailProposal } from "./mail.ts"
import { lastPhase } from "./phases.ts"
import { isNamed } from "#mock/domains/member/participants.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { allianceAdmin, allianceMember, bizRole, bizRoles, generalSecretary } from "#mock/domains/member/roles.ts"
import { enterProposals, groupRole } from "#mock/domains/workgroup/group-roles.ts"
import { rulesFor, type World } from "#mock/engine/rules.ts"

const running = ["administrator_review", "group_review", "public_notice", "others", "archive"] as const
const over = ["withdrawn", "closed", "system_closed", "ended"] as const

/** The running phase, `between` two phases, or how the proposal ended. */
export const proposalStates = [...running, "between", ...over] as const
export type ProposalState = (typeof proposalStates)[number]
export type ProposalStatus = "ongoing" | (typeof over)[number]

const ongoing = [...running, "between"] as const
const review = ["group_review", "public_notice", "others"] as const
const leaders = ["chair", "vice_chair", "proposal_admin", "alliance_admin"] as const

function stateOf({ decided, phase, deadline }: ProposalRow, { now }: World): ProposalState {
  if (decided !== null) return decided
  if (phase === null || phase === "published") return "between"
  if (deadline === null || now < deadline) return phase
  // A public notice passes at its deadline; any other phase fails at its deadline (openapi/states/proposal.yaml).
  return phase === "public_notice" ? "between" : "system_closed"
}

/** The contract's status for a state. */
export function statusOfState(state: ProposalState): ProposalStatus {
  return over.find((end) => end === state) ?? "ongoing"
}

/** Whether a phase is running to which people can be invited. */
export function isInReview(proposal: ProposalRow, world: World): boolean {
  return review.some((state) => state === stateOf(proposal, world))
}

/** Whether the user is invited to the running phase, directly or through a group. */
function isInvited(user: MemberRow, proposal: ProposalRow, world: World): boolean {
  return isInReview(proposal, world) && isNamed(user, lastPhase(proposal).invited, world)
}

/** Implements openapi/states/proposal.yaml. Administrators may take the same actions as chairs (openapi/states/roles.yaml). */
export const proposalRules = rulesFor<ProposalRow>()({
  statuses: proposalStates,
  status: stateOf,
  roles: {
    alliance_member: allianceMember,
    group_member: groupRole("member"),
    participant: isInvited,
    chair: groupRole("chair"),
    vice_chair: groupRole("vice_chair"),
    submitter: (user, proposal: ProposalRow) => proposal.submitter_id === user.id,
    proposal_admin: bizRole(bizRoles.proposal),
    general_secretary: generalSecretary,
    alliance_admin: allianceAdmin,
  },
  enter(user, proposal, world) {
    const isGuest = user !== null && isInvited(user, proposal, world)
    return isGuest ? undefined : enterProposals(user, proposal, world)
  },
  read: [{ in: proposalStates, by: ["alliance_member"] }],
  actions: {
    review: [
      { in: ["administrator_review"], by: ["proposal_admin", "alliance_admin"], then: [mailProposal("review")] },
    ],
    "phase.create": [{ in: ["between"], by: leaders, then: [mailProposal("phase.create")] }],
    "phase.update": [{ in: review, by: leaders }],
    "phase.end": [{ in: review, by: leaders, to: "between", then: [mailProposal("phase.end")] }],
    "submit-archive": [
      {
        in: ["between"],
        by: ["submitter", "chair", "vice_chair", "alliance_admin"],
        to: "archive",
        then: [mailProposal("submit-archive")],
      },
    ],
    archive: [
      {
        in: ["archive"],
        by: ["proposal_admin", "general_secretary", "alliance_admin"],
        to: "ended",
        then: [mailProposal("archive")],
      },
    ],
    "send-back": [
      { in: ["archive"], by: ["proposal_admin", "alliance_admin"], to: "between", then: [mailProposal("send-back")] },
    ],
    withdraw: [{ in: ongoing, by: ["submitter"], to: "withdrawn", then: [mailProposal("withdraw")] }],
    close: [{ in: ongoing, by: [...leaders, "general_secretary"], to: "closed", then: [mailProposal("close")] }],
    "submitter.update": [
      {
        in: ongoing,
        by: ["proposal_admin", "chair", "alliance_admin"],
        then: [mailProposal("submitter.update")],
      },
    ],
    "revision.create": [
      {
        in: ["administrator_review", ...review, "between"],
        by: ["submitter"],
        then: [mailProposal("revision.create")],
      },
    ],
    "feedback.create": [
      {
        in: ["group_review", "others"],
        by: ["group_member", "participant"],
        then: [mailProposal("feedback.create")],
      },
      { in: ["public_notice"], by: ["alliance_member"], then: [mailProposal("feedback.create")] },
    ],
    "feedback.answer": [{ in: ongoing, by: ["submitter"] }],
    "meeting.create": [{ in: review, by: leaders }],
    "ballot.create": [{ in: review, by: leaders }],
  },
})

export type ProposalAction = keyof typeof proposalRules.definition.actions
