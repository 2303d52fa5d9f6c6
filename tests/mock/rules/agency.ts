import { agencyListRules, agencyRules } from "#mock/domains/agency/rules.ts"
import { agencyIn, inAurora } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const agency: RuleCheck = {
  subjects: [subject("agency", agencyRules, agencyIn), subject("agency list", agencyListRules, inAurora)],
  permissions: {
    agency: {
      everybody: ["always: read"],
      alliance_admin: ["valid: update disable member.add member.remove", "invalid: enable"],
    },
    "agency list": {
      everybody: ["always: read export"],
      alliance_admin: ["always: create"],
    },
  },
}
