import { tableRules } from "#mock/domains/member/roles.ts"
import { enterGroup } from "#mock/domains/workgroup/group-roles.ts"
import { tables } from "#openapi/generated/states.ts"
import type { Scope } from "#mock/domains/workgroup/list-rules.ts"
import type { DecisionRow } from "./records.ts"

/** The code behind openapi/states/decision.yaml. */
export const decisionRules = tableRules<DecisionRow>()(tables.decision, {
  status: ({ is_withdrawn }) => (is_withdrawn ? "withdrawn" : "recorded"),
  enter: enterGroup,
})

/** Who may export the register (openapi/states/decision.yaml). */
export const decisionListRules = tableRules<Scope>()(tables.decision.list, { status: () => "open", enter: enterGroup })
