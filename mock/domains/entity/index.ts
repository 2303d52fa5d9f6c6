import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { emptyPreview, type Preview, previewOfRecord, recipients } from "#mock/domains/preview/parts.ts"
import type { Domain, PreviewCall } from "#mock/engine/domain.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import { memberLevelHandlers } from "./level.ts"
import { entityHandlers } from "./read.ts"
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

/** Preview of an action on an entity. */
function previewEntity(call: PreviewCall): () => Preview {
  return previewOfRecord(call, {
    isAction: isEntityAction,
    find: namedRecord(call, { key: call.query.key }, (id) => call.store.rows.entity.get(id), entityRules),
    refusal: (action, entity, world) => entityRules.can(call.viewer.member, action, entity, world),
    preview: entityPreview,
  })
}

/** Whether an entity action has a preview. */
function isEntityAction(action: string): action is "disable" {
  return action === "disable"
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
  const { id: key, name, name_english } = entity
  const status = entityRules.status(entity, world)
  return { module: "entity", key, code: null, title: `${name} ${name_english}`, status, group: null }
}

/** Finds an entity by key; undefined if it does not exist or the user may not read it. */
function entityByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const entity = world.store.rows.entity.get(key)
  return entity && !entityRules.read(user, entity, world) ? entityRecordRef(entity, world) : undefined
}
