import { entityListRules, entityRules, memberLevelListRules, memberLevelRules } from "#mock/domains/entity/rules.ts"
import { entityIn, inAurora } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const entity: RuleCheck = {
  subjects: [
    subject("entity", entityRules, entityIn),
    subject("entity list", entityListRules, inAurora),
    subject("member-level", memberLevelRules, inAurora),
    subject("member-level list", memberLevelListRules, inAurora),
  ],
  permissions: {
    entity: {
      "alliance_admin member_admin": ["valid: read update disable", "invalid: read update enable"],
    },
    "entity list": {
      "alliance_admin member_admin": ["always: read create export"],
    },
    "member-level": {
      "alliance_admin member_admin": ["always: read update"],
    },
    "member-level list": {
      "alliance_admin member_admin": ["always: read create"],
    },
  },
}
