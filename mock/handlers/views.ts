import type { components } from "#app/api/schema.d.ts"
import type { FileRow, MemberRow, WorkgroupRow } from "../store/records.ts"
import type { Store } from "../store/store.ts"

type Schemas = components["schemas"]

/** How records name each other in answers. */
export function fileRef({ id, name, bytes, content_type }: FileRow): Schemas["FileRef"] {
  return { id, name, size: bytes.length, content_type }
}

/** Throws when a file is gone: rows keep those they name. */
export function fileRefs(store: Store, ids: readonly string[]): Schemas["FileRef"][] {
  return ids.map((id) => {
    const file = store.rows.file.get(id)
    if (!file) throw new Error(`a row names the file ${id}, which is not there`)
    return fileRef(file)
  })
}

export function groupRef({ id, acronym, name, name_english, type, status }: WorkgroupRow): Schemas["GroupRef"] {
  return { id, acronym, name, name_english, type, status }
}

export function groupRefOf(store: Store, group_id: string | null): Schemas["GroupRef"] | null {
  const group = group_id === null ? undefined : store.rows.workgroup.get(group_id)
  return group ? groupRef(group) : null
}

export function memberRef(
  store: Store,
  { id, username, name, real_name, entity_id, is_disabled }: MemberRow,
): Schemas["MemberRef"] {
  const organization = entityRefOf(store, entity_id)
  return { id, username, name, real_name, organization, is_disabled }
}

/** An entity as other records name it. */
export function entityRefOf(store: Store, entity_id: string | null): Schemas["EntityRef"] | null {
  const entity = entity_id === null ? undefined : store.rows.entity.get(entity_id)
  return entity ? { id: entity.id, name: entity.name, name_english: entity.name_english } : null
}

/** Throws when the member is gone: rows keep the people they name. */
export function memberRefOf(store: Store, member_id: string): Schemas["MemberRef"] {
  const member = store.rows.member.get(member_id)
  if (!member) throw new Error(`a row names the member ${member_id}, who is not there`)
  return memberRef(store, member)
}
