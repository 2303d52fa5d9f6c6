import { certificationListRules, certificationRules } from "#mock/domains/certification/rules.ts"
import { certificationIn } from "../certification-relations.ts"
import { inAurora } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const certification: RuleCheck = {
  subjects: [
    subject("certification", certificationRules, certificationIn),
    subject("certification list", certificationListRules, inAurora),
  ],
  permissions: {
    certification: {
      "alliance_admin applicant_entity": ["always: read"],
      certification_admin: [
        "organization_review: read review feedback.create",
        "certification_agency_review testing_agency_review rejected test_evaluation test_evaluation_objected test_evaluation_confirm test_result test_result_objected test_result_confirm test_result_agency_confirm certification_evaluation certification_evaluation_objected certification_evaluation_confirm certification_result certification_result_objected certification_result_confirm agency_certificate label_enable label_sample label_confirm confirmation_evaluation confirmation_evaluation_objected confirmation_evaluation_confirm materials_review final_certificate ongoing: read feedback.create",
        "completed withdrawn: read",
      ],
      certificate_admin: [
        "agency_certificate label_sample confirmation_evaluation_confirm ongoing: read feedback.create",
        "label_enable: read enable-label feedback.create",
        "label_confirm materials_review: read review feedback.create",
        "confirmation_evaluation confirmation_evaluation_objected: read evaluation.create feedback.create",
        "final_certificate: read certificate.create feedback.create",
        "completed withdrawn: read",
      ],
      applicant: [
        "organization_review certification_agency_review testing_agency_review test_evaluation test_evaluation_objected test_result test_result_objected test_result_agency_confirm certification_evaluation certification_evaluation_objected certification_result certification_result_objected agency_certificate label_enable label_confirm confirmation_evaluation confirmation_evaluation_objected materials_review final_certificate ongoing: read withdraw feedback.create",
        "rejected: read resubmit withdraw feedback.create",
        "test_evaluation_confirm test_result_confirm certification_evaluation_confirm certification_result_confirm: read withdraw confirm objection.create feedback.create",
        "label_sample: read withdraw label-sample.create feedback.create",
        "confirmation_evaluation_confirm: read withdraw objection.create materials.create feedback.create",
        "completed withdrawn: read",
      ],
      testing_agency: [
        "testing_agency_review: read review feedback.create",
        "rejected test_evaluation_confirm test_result_confirm test_result_agency_confirm certification_evaluation certification_evaluation_objected certification_evaluation_confirm certification_result certification_result_objected certification_result_confirm agency_certificate label_enable label_sample label_confirm confirmation_evaluation confirmation_evaluation_objected confirmation_evaluation_confirm materials_review final_certificate ongoing: read feedback.create",
        "test_evaluation test_evaluation_objected: read evaluation.create feedback.create",
        "test_result test_result_objected: read result.create feedback.create",
        "completed withdrawn: read",
      ],
      certification_agency: [
        "certification_agency_review test_result_agency_confirm: read review feedback.create",
        "testing_agency_review rejected test_evaluation test_evaluation_objected test_evaluation_confirm test_result test_result_objected test_result_confirm certification_evaluation_confirm certification_result_confirm label_enable label_sample label_confirm confirmation_evaluation confirmation_evaluation_objected confirmation_evaluation_confirm materials_review final_certificate ongoing: read feedback.create",
        "certification_evaluation certification_evaluation_objected: read evaluation.create feedback.create",
        "certification_result certification_result_objected: read result.create feedback.create",
        "agency_certificate: read certificate.create feedback.create",
        "completed withdrawn: read",
      ],
    },
    "certification list": {
      everybody: ["always: read create export"],
    },
  },
}
