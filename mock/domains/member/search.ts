import type { SearchEntry } from "#mock/engine/domain.ts"
import { containsWords, textReader } from "#mock/engine/list-rows.ts"
import type { World } from "#mock/engine/rules.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import type { MemberRow } from "./records.ts"
import { isMemberAdministrator } from "./roles.ts"

const searchedName = textReader(({ name }: MemberRow) => [name])

/** Search entries of people: for administrators of members everybody, for others the people of their own groups. */
export function searchMembers(user: MemberRow, { store }: World, q: string): SearchEntry[] {
  const mine = store.rows.workgroup
    .where("alliance_id", user.alliance_id)
    .filter(({ roles }) => roles.member.includes(user.id))
  // of several common groups the first one, so that it is written last
  const groupOf = new Map(mine.toReversed().flatMap((group) => group.roles.member.map((id) => [id, group] as const)))
  const everybody = isMemberAdministrator(user)
  return store.rows.member
    .where("alliance_id", user.alliance_id)
    .filter((row) => containsWords(q, [searchedName(row)]))
    .flatMap(({ id, name, is_disabled, updated_time }) => {
      const shared = groupOf.get(id)
      if (!everybody && (!shared || is_disabled)) return []
      const group = shared ? groupRef(shared) : null
      const record = () => ({ module: "member", key: id, code: null, title: name, status: null, group }) as const
      return { record, names: [name], text: "", updated: updated_time }
    })
}
