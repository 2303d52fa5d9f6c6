import { memberListRules, memberRules } from "#mock/domains/member/rules.ts"
import { memberIn, inAurora } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const member: RuleCheck = {
  subjects: [subject("member", memberRules, memberIn), subject("member list", memberListRules, inAurora)],
  permissions: {
    member: {
      alliance_admin: ["normal: read disable update role.update", "disabled: read enable update"],
      member_admin: ["normal: read disable update", "disabled: read enable update"],
    },
    "member list": {
      "alliance_admin member_admin": ["always: read member-invitation.create"],
    },
  },
}
