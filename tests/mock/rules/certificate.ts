import { certificateListRules, certificateRules } from "#mock/domains/certificate/rules.ts"
import { certificateIn } from "../certification-relations.ts"
import { inAurora } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const certificate: RuleCheck = {
  subjects: [
    subject("certificate", certificateRules, certificateIn),
    subject("certificate list", certificateListRules, inAurora),
  ],
  permissions: {
    certificate: {
      "alliance_admin certification_admin applicant applicant_entity testing_agency certification_agency": [
        "always: read",
      ],
      certificate_admin: ["open: read update delete", "issued: read update"],
    },
    "certificate list": {
      everybody: ["always: read export"],
      certificate_admin: ["always: create"],
    },
  },
}
