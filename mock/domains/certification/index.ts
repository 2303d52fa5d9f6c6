import type { Domain } from "#mock/engine/domain.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import { certificationNamed } from "./guard.ts"
import { certificationLifeHandlers } from "./life.ts"
import { certificationHandlers } from "./read.ts"
import {
  certificationRecordRef,
  certificationRefersTo,
  certificationsNeeded,
  certificationsWith,
  previewCertification,
  searchCertifications,
} from "./record-ref.ts"
import { certificationRules, seesAddresses } from "./rules.ts"
import { seedCertifications } from "./seed.ts"
import { certificationWriteHandlers } from "./write.ts"

/** Test and certification applications: 20 steps from submission to certificate. */
export const certification: Domain = {
  rows: ["certification"],
  handlers: { ...certificationHandlers, ...certificationWriteHandlers, ...certificationLifeHandlers },
  seed: seedCertifications,
  past: {
    certification: {
      total: 100,
      isOver: ({ state }) => state === "completed" || state === "withdrawn",
      parts: { certificate: "certification_id" },
    },
  },
  readers: { certification: certificationRules.read },
  records: {
    certification: {
      reference: referenceByKey("certification", certificationRules, certificationRecordRef),
      log: certificationNamed,
      isLogAddressOpen: seesAddresses,
      preview: previewCertification,
      export: {
        title: { english: "Certification applications", chinese: "认证申请" },
        list: "certification.list",
        headings: {
          code: "编号",
          company: "单位",
          product: "产品",
          label_required: "需要标识",
          test_agency: "测试机构",
          certification_agency: "认证机构",
          submitter: "申请人",
          step: "当前步骤",
          actor: "处理方",
          actor_agency: "处理机构",
          since_time: "等待开始时间",
          is_waiting_for_me: "待我处理",
          objection_total: "异议次数",
          reject_reason: "驳回原因",
        },
      },
      search: searchCertifications,
      needsMyAction: certificationsNeeded,
      refersToFile: certificationRefersTo,
      agencyUses: certificationsWith,
    },
  },
}
