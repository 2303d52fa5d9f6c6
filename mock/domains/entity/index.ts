import type { Domain } from "#mock/engine/domain.ts"
import { memberLevelHandlers } from "./level.ts"
import { previewEntity } from "./preview.ts"
import { entityHandlers } from "./read.ts"
import { entityByKey } from "./record-ref.ts"
import { seedEntities } from "./seed.ts"
import { entityWriteHandlers } from "./write.ts"

/** Organisations and their member levels. */
export const entity: Domain = {
  rows: ["entity", "member_level"],
  handlers: { ...entityHandlers, ...entityWriteHandlers, ...memberLevelHandlers },
  seed: seedEntities,
  records: {
    entity: {
      reference: entityByKey,
      preview: previewEntity,
      export: {
        title: { english: "Entities", chinese: "单位" },
        list: "entity.list",
        headings: {
          level: "会员级别",
          email_suffix: "邮箱后缀",
          website: "网站",
          expiration: "有效期至",
          is_expired: "已过期",
          region: "国家或地区",
          member_total: "成员数",
          acronym_english: "英文简称",
        },
      },
    },
  },
}
