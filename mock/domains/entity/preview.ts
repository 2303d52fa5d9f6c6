import type { PreviewCall } from "#mock/engine/domain.ts"
import { entityRules } from "./rules.ts"
import type { World } from "#mock/engine/rules.ts"
import type { EntityRow } from "./records.ts"
import { nothing, recipients, type Preview, previewOfRecord } from "#mock/domains/preview/parts.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
import { entityRecordRef } from "./record-ref.ts"

/** What an action on an entity would do. */
export function previewEntity(call: PreviewCall): () => Preview {
  return previewOfRecord(call, {
    isAction: isEntityAction,
    find: namedRecord(call, { key: call.query.key }, (id) => call.store.rows.entity.get(id), entityRules),
    refusal: (action, entity, world) => entityRules.can(call.viewer.member, action, entity, world),
    preview: entityPreview,
  })
}

/** Whether an action of an entity has a preview. */
function isEntityAction(action: string): action is "disable" {
  return action === "disable"
}

/** What disabling would do: nobody loses anything, nobody is told, and it can be enabled again. */
function entityPreview(action: "disable", entity: EntityRow, world: World): Preview {
  return {
    ...nothing,
    module: "entity",
    key: entity.id,
    action,
    record: entityRecordRef(entity, world),
    changes: [],
    recipients: recipients([], [], world),
  }
}
