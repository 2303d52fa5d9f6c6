import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import type { EntityRow } from "./records.ts"
import { entityRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** An entity as other records name it. */
export function entityRecordRef(entity: EntityRow, world: World): RecordRef {
  const { id: key, name, name_english } = entity
  const status = entityRules.status(entity, world)
  return { module: "entity", key, code: null, title: `${name} ${name_english}`, status, group: null }
}

/** The record with this key; undefined where the person may not read it, or it is not there. */
export function entityByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const entity = world.store.rows.entity.get(key)
  return entity && !entityRules.read(user, entity, world) ? entityRecordRef(entity, world) : undefined
}
