import type { MemberRow } from "#mock/domains/member/records.ts"
import type { SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { workgroupRules } from "./rules.ts"
import { workgroupRecordRef } from "./record-ref.ts"

/** What can be found of each group that the person may read. */
export function searchWorkgroups(user: MemberRow, world: World): SearchEntry[] {
  const groups = world.store.rows.workgroup.filter(
    (group) => group.alliance_id === user.alliance_id && !workgroupRules.read(user, group, world),
  )
  return groups.map((group) => ({
    record: () => workgroupRecordRef(group, world),
    names: [group.acronym, group.name, group.name_english],
    text: group.description.text,
    updated: group.created_time,
  }))
}
