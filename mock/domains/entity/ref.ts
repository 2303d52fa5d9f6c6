import type { components } from "#openapi/generated/schema.d.ts"
import type { Store } from "#mock/engine/store/store.ts"

type Schemas = components["schemas"]

/** Reference to a member level; undefined if it does not exist. */
export function levelRefOf(store: Store, level_id: string): Schemas["LevelRef"] | undefined {
  const level = store.rows.member_level.get(level_id)
  return level && { id: level.id, name: level.name, name_english: level.name_english }
}

/** Reference to an entity. */
export function entityRefOf(store: Store, entity_id: string | null): Schemas["EntityRef"] | null {
  const entity = entity_id === null ? undefined : store.rows.entity.get(entity_id)
  return entity ? { id: entity.id, name: entity.name, name_english: entity.name_english } : null
}
