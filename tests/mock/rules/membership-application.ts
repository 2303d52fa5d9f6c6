import {
  membershipApplicationListRules,
  membershipApplicationRules,
  membershipGuidelineRules,
} from "#mock/domains/membership-application/rules.ts"
import { applicationIn, rowOf, inAurora } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const membershipApplication: RuleCheck = {
  subjects: [
    subject("membership-application", membershipApplicationRules, applicationIn),
    subject("membership-application list", membershipApplicationListRules, inAurora),
    subject("membership-guideline", membershipGuidelineRules, (_status, _relation, world) =>
      rowOf(world, "membership_guideline"),
    ),
  ],
  permissions: {
    "membership-application": {
      "everybody visitor": ["none: create"],
      "alliance_admin member_admin": [
        "materials_review qualification_review: read review close feedback.create",
        "member_information_entry: read complete close feedback.create",
        "reject: read close feedback.create",
        "complete cancel withdraw: read",
      ],
      applicant: [
        "materials_review qualification_review member_information_entry: read feedback.create withdraw",
        "reject: read feedback.create resubmit withdraw",
        "complete cancel withdraw: read",
      ],
    },
    "membership-application list": {
      "alliance_admin member_admin": ["always: read export"],
    },
    "membership-guideline": {
      "everybody visitor": ["always: read"],
      alliance_admin: ["always: update"],
    },
  },
}
