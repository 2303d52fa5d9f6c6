import { ballotListRules } from "#mock/domains/ballot/list-rules.ts"
import { ballotRules } from "#mock/domains/ballot/rules.ts"
import { ballotIn, scopeIn } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const ballot: RuleCheck = {
  subjects: [subject("ballot list", ballotListRules, scopeIn), subject("ballot", ballotRules, ballotIn)],
  permissions: {
    "ballot list": {
      everybody: ["always: read export"],
      alliance_admin: ["alliance group proposal: create"],
      general_secretary: ["alliance: create"],
      proposal_admin: ["proposal: create"],
      "chair vice_chair": ["group proposal: create"],
      secretary: ["group: create"],
    },
    ballot: {
      everybody: ["not_started ongoing cancelled: read export", "ended: read result.get record.list export"],
      "alliance_admin chair vice_chair secretary": [
        "not_started: update cancel proxy.list",
        "ongoing: cancel extend remind result.get record.list proxy.list",
        "ended: proxy.list ballot.create",
        "cancelled: result.get record.list proxy.list ballot.create",
      ],
      general_secretary: ["ended cancelled: ballot.create"],
      creator: [
        "not_started: update cancel proxy.list",
        "ongoing: cancel extend remind result.get record.list proxy.list",
        "ended: proxy.list",
        "cancelled: result.get record.list proxy.list",
      ],
      voter: ["not_started: pass revoke", "ongoing: vote revoke result.get"],
    },
  },
}
