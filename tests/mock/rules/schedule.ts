import { scheduleListRules, scheduleRules } from "#mock/domains/schedule/rules.ts"
import { scheduleIn, inAurora } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const schedule: RuleCheck = {
  subjects: [subject("schedule", scheduleRules, scheduleIn), subject("schedule list", scheduleListRules, inAurora)],
  permissions: {
    schedule: {
      everybody: ["normal: read subscribe unsubscribe", "cancel: read"],
      "alliance_admin schedule_admin creator": ["normal: update cancel"],
    },
    "schedule list": {
      everybody: ["always: read"],
      "alliance_admin schedule_admin": ["always: create"],
    },
  },
}
