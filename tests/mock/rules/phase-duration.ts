import { phaseDurationRules } from "#mock/domains/phase-duration/rules.ts"
import { rowOf } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const phaseDuration: RuleCheck = {
  subjects: [
    subject("phase-duration", phaseDurationRules, (_status, _relation, world) => rowOf(world, "phase_duration")),
  ],
  permissions: {
    "phase-duration": {
      everybody: ["always: read"],
      alliance_admin: ["always: update"],
    },
  },
}
