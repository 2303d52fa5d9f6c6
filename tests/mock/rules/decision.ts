import { decisionListRules, decisionRules } from "#mock/domains/decision/rules.ts"
import { listIn, rowOf } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const decision: RuleCheck = {
  subjects: [
    subject("decision", decisionRules, (status, _relation, world) => ({
      ...rowOf(world, "decision"),
      group_id: "group-unit",
      is_withdrawn: status === "withdrawn",
    })),
    subject("decision list", decisionListRules, listIn),
  ],
  permissions: {
    decision: { everybody: ["always: read"] },
    "decision list": { everybody: ["always: read export"] },
  },
}
