import type { SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import type { MemberRow } from "./records.ts"
import { isMemberAdministrator } from "./roles.ts"

/** Search entries of people: for administrators of members everybody, for others the people of their own groups. */
export function searchMembers(user: MemberRow, { store }: World): SearchEntry[] {
  const mine = store.rows.workgroup.filter(
    ({ alliance_id, roles }) => alliance_id === user.alliance_id && roles.member.includes(user.id),
  )
  const everybody = isMemberAdministrator(user)
  return store.rows.member
    .filter(({ alliance_id }) => alliance_id === user.alliance_id)
    .flatMap(({ id, name, is_disabled, updated_time }) => {
      const shared = mine.find(({ roles }) => roles.member.includes(id))
      if (!everybody && (!shared || is_disabled)) return []
      const group = shared ? groupRef(shared) : null
      const record = () => ({ module: "member", key: id, code: null, title: name, status: null, group }) as const
      return { record, names: [name], text: "", updated: updated_time }
    })
}
