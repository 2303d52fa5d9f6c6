import { entityRules } from "../rules/entity.ts"
import type { World } from "../rules/rules.ts"
import type { EntityRow } from "../store/records.ts"
import { nothing, recipients, type Preview } from "./preview-parts.ts"
import { namedRecord, type Asked } from "./record-guard.ts"
import { entityRecordRef } from "./record-ref.ts"

/** The entity that a filter names. */
export function entityNamed(call: Asked, key: string | undefined): () => EntityRow | undefined {
  return namedRecord(call, { key }, (id) => call.store.rows.entity.get(id), entityRules)
}

/** Whether an action of an entity has a preview. */
export function isEntityAction(action: string): action is "disable" {
  return action === "disable"
}

/** What disabling would do: nobody loses anything, nobody is told, and it can be enabled again. */
export function entityPreview(action: "disable", entity: EntityRow, world: World): Preview {
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
