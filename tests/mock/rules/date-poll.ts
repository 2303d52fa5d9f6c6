import { datePollListRules, datePollRules } from "#mock/domains/date-poll/rules.ts"
import { scopeIn } from "../relations.ts"
import { datePollIn } from "../date-poll-relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const datePoll: RuleCheck = {
  subjects: [subject("date-poll list", datePollListRules, scopeIn), subject("date-poll", datePollRules, datePollIn)],
  permissions: {
    "date-poll list": {
      everybody: ["always: read"],
      alliance_admin: ["alliance group: create"],
      general_secretary: ["alliance: create"],
      "chair vice_chair secretary": ["group: create"],
    },
    "date-poll": {
      "alliance_admin chair vice_chair secretary organizer": [
        "always: read",
        "open: update remind close decide cancel",
        "closed: reopen decide cancel",
      ],
      general_secretary: ["always: read"],
      participant: ["always: read", "open: answer"],
    },
  },
}
