import type { Domain } from "#mock/engine/domain.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import { agencyMemberHandlers } from "./member.ts"
import { agencyHandlers } from "./read.ts"
import { previewAgency } from "./preview.ts"
import { agencyRecordRef, agencyRefersTo } from "./record-ref.ts"
import { agencyRules } from "./rules.ts"
import { seedAgencies } from "./seed.ts"
import { agencyWriteHandlers } from "./write.ts"

/** Test and certification agencies and their members. */
export const agency: Domain = {
  rows: ["agency"],
  handlers: { ...agencyHandlers, ...agencyWriteHandlers, ...agencyMemberHandlers },
  seed: seedAgencies,
  records: {
    agency: {
      reference: referenceByKey("agency", agencyRules, agencyRecordRef),
      preview: previewAgency,
      export: {
        title: { english: "Agencies", chinese: "机构" },
        list: "agency.list",
        headings: {
          type: "类型",
          region: "地区",
          country: "国家或地区",
          province: "省份",
          city: "城市",
          address: "地址",
          expiration_start: "有效期开始",
          expiration_end: "有效期结束",
          is_expired: "已过期",
          is_selectable: "可选择",
          certification_total: "进行中的认证",
        },
      },
      refersToFile: agencyRefersTo,
    },
  },
}
