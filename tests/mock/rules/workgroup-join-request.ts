import { joinRequestListRules, joinRequestRules } from "#mock/domains/workgroup-join-request/rules.ts"
import { joinRequestIn, listIn } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const workgroupJoinRequest: RuleCheck = {
  subjects: [
    subject("workgroup-join-request", joinRequestRules, joinRequestIn),
    subject("workgroup-join-request list", joinRequestListRules, listIn),
  ],
  permissions: {
    "workgroup-join-request": {
      everybody: ["none: create"],
      "alliance_admin member_admin chair": ["pending: read accept decline", "accepted declined withdrawn lapsed: read"],
      creator: ["pending: read withdraw", "accepted declined withdrawn lapsed: read"],
    },
    "workgroup-join-request list": {
      "alliance_admin member_admin chair": ["always: read"],
    },
  },
}
