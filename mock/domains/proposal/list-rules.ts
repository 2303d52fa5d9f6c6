import { listRules } from "#mock/domains/workgroup/list-rules.ts"

/** Every member may hand in a proposal. */
export const proposalListRules = listRules(["alliance_member"])
