import type { components } from "#openapi/generated/schema.d.ts"
import { emptyPreview, type Preview, previewOfAction, recipients } from "#mock/domains/preview/parts.ts"
import type { Domain, PreviewCall } from "#mock/engine/domain.ts"
import { plainRecordRef, referenceByKey } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { memberLevelHandlers } from "./level.ts"
import { entityHandlers, entityNamed } from "./read.ts"
import type { EntityRow } from "./records.ts"
import { entityRules } from "./rules.ts"
import { seedEntities } from "./seed.ts"
import { entityWriteHandlers } from "./write.ts"

/** Organisations and their member levels. */
export const entity: Domain = {
  rows: ["entity", "member_level"],
  handlers: { ...entityHandlers, ...entityWriteHandlers, ...memberLevelHandlers },
  seed: seedEntities,
  records: {
    entity: {
      reference: referenceByKey("entity", entityRules, entityRecordRef),
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

/** Preview of an action on an entity. */
function previewEntity(call: PreviewCall): () => Preview {
  const find = entityNamed(call, call.query.key)
  return previewOfAction(call, { actions: ["disable"], rules: entityRules, find, preview: entityPreview })
}

/** Preview of disabling an entity: no rights are lost, no mails are sent, and it can be enabled again. */
function entityPreview(action: "disable", entity: EntityRow, world: World): Preview {
  return {
    ...emptyPreview,
    module: "entity",
    key: entity.id,
    action,
    record: entityRecordRef(entity, world),
    changes: [],
    recipients: recipients([], [], world),
  }
}

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to an entity. */
function entityRecordRef(entity: EntityRow, world: World): RecordRef {
  const { id, name, name_english } = entity
  return plainRecordRef("entity", id, `${name} ${name_english}`, entityRules.status(entity, world))
}
