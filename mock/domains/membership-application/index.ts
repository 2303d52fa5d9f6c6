import type { Domain } from "#mock/engine/domain.ts"
import { applicationAdminHandlers } from "./admin.ts"
import { applyHandlers } from "./apply.ts"
import { guidelineHandlers } from "./guideline.ts"
import { previewApplication } from "./preview.ts"
import { applicationHandlers } from "./read.ts"
import { applicationByKey, applicationRefersTo, applicationsToReview, isApplicantsFile } from "./record-ref.ts"
import { seedApplications } from "./seed.ts"

/** Membership applications of organisations, for applicants and administrators. */
export const membershipApplication: Domain = {
  rows: ["membership_application", "applicant_key", "membership_guideline"],
  handlers: { ...applicationHandlers, ...applyHandlers, ...applicationAdminHandlers, ...guidelineHandlers },
  seed: seedApplications,
  past: {
    membership_application: { total: 60, isOver: ({ status }) => status !== "ongoing" },
  },
  isFileOpenByKey: isApplicantsFile,
  records: {
    membership_application: {
      reference: applicationByKey,
      refersToFile: applicationRefersTo,
      needsMyAction: applicationsToReview,
      preview: previewApplication,
      export: {
        title: { english: "Membership applications", chinese: "入会申请" },
        list: "membership-application.list",
        headings: {
          code: "申请编号",
          acronym_english: "英文简称",
          nature: "单位性质",
          region: "地区",
          website: "网站",
          email_suffix: "邮箱后缀",
          address: "地址",
          proposed_level: "拟申请的会员级别",
          proposed_group: "拟加入的工作组",
          step: "当前步骤",
        },
      },
    },
  },
}
