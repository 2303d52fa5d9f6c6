import type { components } from "#openapi/generated/schema.d.ts"
import { entityRefOf } from "#mock/domains/entity/ref.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { MemberRow } from "./records.ts"

type Schemas = components["schemas"]

/** Reference to a member. */
export function memberRef(
  store: Store,
  { id, username, name, real_name, entity_id, is_disabled }: MemberRow,
): Schemas["MemberRef"] {
  const organization = entityRefOf(store, entity_id)
  return { id, username, name, real_name, organization, is_disabled }
}

/** Reference to a member; throws if the member does not exist: rows only name members that exist. */
export function memberRefOf(store: Store, member_id: string): Schemas["MemberRef"] {
  const member = store.rows.member.get(member_id)
  if (!member) throw new Error(`a row names the member ${member_id}, who is not there`)
  return memberRef(store, member)
}
