import { tableRules } from "#mock/domains/member/roles.ts"
import { disbandedGroup, enterGroup, enterProposals } from "#mock/domains/workgroup/group-roles.ts"
import { placeOf, type Scope } from "#mock/domains/workgroup/list-rules.ts"
import { tables } from "#openapi/generated/states.ts"

/** Who may submit a proposal where (openapi/states/proposal.yaml). Reviewers read the proposals of every group. */
export const proposalListRules = tableRules<Scope>()(tables.proposal.list, {
  status: placeOf,
  enter: enterProposals,
  conditions: { outsider: enterGroup },
  details: { group_disbanded: disbandedGroup },
})
