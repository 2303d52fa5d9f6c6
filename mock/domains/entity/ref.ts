import type { components } from "#openapi/generated/schema.d.ts"
import type { Store } from "#mock/engine/store/store.ts"

type Schemas = components["schemas"]

/** Reference to an entity. */
export function entityRefOf(store: Store, entity_id: string | null): Schemas["EntityRef"] | null {
  const entity = entity_id === null ? undefined : store.rows.entity.get(entity_id)
  return entity ? { id: entity.id, name: entity.name, name_english: entity.name_english } : null
}
