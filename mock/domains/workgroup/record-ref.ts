import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { mayAdminister } from "./group-roles.ts"
import type { WorkgroupRow } from "./records.ts"
import { groupRefOf } from "./ref.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to a group as a record. */
export function workgroupRecordRef(
  { id, acronym: key, name, name_english, status }: WorkgroupRow,
  world: World,
): RecordRef {
  const title = [name, name_english].filter(Boolean).join(" ")
  return { module: "workgroup", key, code: key, title, status, group: groupRefOf(world.store, id) }
}

/** Finds a group by acronym; undefined if it does not exist or the user may not read it. */
export function workgroupByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const group = world.store.rows.workgroup.find(
    ({ alliance_id, acronym }) => alliance_id === user.alliance_id && acronym === key,
  )
  return group && mayAdminister(user, group) ? workgroupRecordRef(group, world) : undefined
}
