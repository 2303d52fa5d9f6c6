import { operationLogRules } from "#mock/domains/operation-log/rules.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const operationLog: RuleCheck = {
  subjects: [
    subject("operation-log", operationLogRules, (status) => ({
      group_id: status === "group" ? "group-unit" : null,
    })),
  ],
  permissions: {
    "operation-log": {
      "alliance_admin member_admin": ["always: read"],
      "chair vice_chair secretary": ["group: read"],
    },
  },
}
