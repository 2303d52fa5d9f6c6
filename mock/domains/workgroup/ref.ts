import type { components } from "#app/api/schema.d.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { WorkgroupRow } from "./records.ts"

type Schemas = components["schemas"]

/** Reference to a group. */
export function groupRef({ id, acronym, name, name_english, type, status }: WorkgroupRow): Schemas["GroupRef"] {
  return { id, acronym, name, name_english, type, status }
}

/** Reference to the group with this id; null for the alliance. */
export function groupRefOf(store: Store, group_id: string | null): Schemas["GroupRef"] | null {
  const group = group_id === null ? undefined : store.rows.workgroup.get(group_id)
  return group ? groupRef(group) : null
}
