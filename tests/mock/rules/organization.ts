import { organizationRules } from "#mock/domains/organization/rules.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const organization: RuleCheck = {
  subjects: [
    subject("organization", organizationRules, (_status, _relation, world) => {
      const [alliance] = world.store.rows.alliance.all()
      if (!alliance) throw new Error("the seed has no alliance")
      return alliance
    }),
  ],
  permissions: {
    organization: {
      alliance_admin: ["always: read update role.add role.remove"],
    },
  },
}
