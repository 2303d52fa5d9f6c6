import type { PhaseType, ProposalRow } from "../store/work-records.ts"
import { allianceAdmin, allianceMember, bizRole, bizRoles, enterGroup, generalSecretary, groupRole } from "./roles.ts"
import { rulesFor, type World } from "./rules.ts"

const running = ["administrator_review", "group_review", "public_notice", "others", "archive"] as const
const over = ["withdrawn", "closed", "system_closed", "ended"] as const

/** The phase that runs, `between` two phases, or how the proposal came to its end. */
export const proposalStates = [...running, "between", ...over] as const
export type ProposalState = (typeof proposalStates)[number]
export type ProposalStatus = "ongoing" | (typeof over)[number]

const ongoing = [...running, "between"] as const
const review = ["group_review", "public_notice", "others"] as const
const leaders = ["chair", "vice_chair", "proposal_admin"] as const

function stateOf({ decided, phase, deadline }: ProposalRow, { now }: World): ProposalState {
  if (decided !== null) return decided
  if (phase === null || phase === "published") return "between"
  if (deadline === null || now < deadline) return phase
  // A public notice that runs out is passed; any other phase that runs out has failed (states.md section 8).
  return phase === "public_notice" ? "between" : "system_closed"
}

/** The contract's status of a state. */
export function statusOfState(state: ProposalState): ProposalStatus {
  return over.find((end) => end === state) ?? "ongoing"
}

const phaseNames: Record<PhaseType, string> = {
  administrator_review: "管理员审核 Administrator review",
  group_review: "组内评审 Group review",
  public_notice: "公示 Public notice",
  others: "其他 Other",
  archive: "归档 Archive",
  published: "发布 Published",
}

/** The phase a proposal is in, as records refer to it; null between phases. */
export function phaseRef({ id, phase }: ProposalRow): { id: string; name: string } | null {
  return phase && { id: `phase-${id}-${phase}`, name: phaseNames[phase] }
}

/** states.md section 8; administrators may do what chairs may (section 1i). */
export const proposalRules = rulesFor<ProposalRow>()({
  statuses: proposalStates,
  status: stateOf,
  roles: {
    alliance_member: allianceMember,
    group_member: groupRole("member"),
    chair: groupRole("chair"),
    vice_chair: groupRole("vice_chair"),
    submitter: (user, proposal: ProposalRow) => proposal.submitter_id === user.id,
    proposal_admin: bizRole(bizRoles.proposal),
    general_secretary: generalSecretary,
    alliance_admin: allianceAdmin,
  },
  enter: enterGroup,
  read: [{ in: proposalStates, by: ["alliance_member"] }],
  actions: {
    review: [{ in: ["administrator_review"], by: ["proposal_admin", "alliance_admin"] }],
    "phase.create": [{ in: ["between"], by: leaders }],
    "phase.update": [{ in: review, by: leaders }],
    "phase.end": [{ in: review, by: leaders }],
    "submit-archive": [{ in: ["between"], by: ["submitter", "chair", "vice_chair"] }],
    archive: [{ in: ["archive"], by: ["proposal_admin", "general_secretary", "alliance_admin"] }],
    "send-back": [{ in: ["archive"], by: ["proposal_admin"] }],
    withdraw: [{ in: ongoing, by: ["submitter"] }],
    close: [{ in: ongoing, by: [...leaders, "general_secretary"] }],
    "submitter.update": [{ in: ongoing, by: ["proposal_admin", "chair", "alliance_admin"] }],
    "revision.create": [{ in: ["administrator_review", ...review, "between"], by: ["submitter"] }],
    "feedback.create": [
      { in: ["group_review", "others"], by: ["group_member"] },
      { in: ["public_notice"], by: ["alliance_member"] },
    ],
    "meeting.create": [{ in: review, by: [...leaders, "alliance_admin"] }],
    "ballot.create": [{ in: review, by: [...leaders, "alliance_admin"] }],
  },
})
