import { decisionRules } from "#mock/domains/decision/rules.ts"
import { rowOf } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const decision: RuleCheck = {
  subjects: [
    subject("decision", decisionRules, (status, _relation, world) => ({
      ...rowOf(world, "decision"),
      group_id: "group-unit",
      is_withdrawn: status === "withdrawn",
    })),
  ],
  permissions: { decision: { everybody: ["always: read"] } },
}
