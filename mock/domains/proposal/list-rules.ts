import { listRules } from "#mock/domains/workgroup/list-rules.ts"

/** Every member may submit a proposal. */
export const proposalListRules = listRules(["alliance_member"])
