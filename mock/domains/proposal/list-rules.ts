import { allianceMember } from "#mock/domains/member/roles.ts"
import { enterGroup, enterProposals, whyNotCreated } from "#mock/domains/workgroup/group-roles.ts"
import { placeOf, places, type Scope } from "#mock/domains/workgroup/list-rules.ts"
import { rulesFor } from "#mock/engine/rules.ts"

/** Every member may submit a proposal, in a restricted group only its members; reviewers read the proposals of every group. */
export const proposalListRules = rulesFor<Scope>()({
  statuses: places,
  status: placeOf,
  roles: { alliance_member: allianceMember },
  enter: enterProposals,
  read: [{ in: places, by: ["alliance_member"] }],
  actions: {
    create: [{ in: ["open"], by: ["alliance_member"], unless: enterGroup }],
    export: [{ in: places, by: ["alliance_member"] }],
  },
  refusals: { create: whyNotCreated },
})
