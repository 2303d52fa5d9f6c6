import type { GroupEnding, Module } from "#mock/engine/domain.ts"
import { recordKinds } from "#mock/engine/registry.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import type { WorkgroupRow } from "./records.ts"

/**
 * The records that end together with a group, by kind (openapi/states/workgroup.yaml): those that have not begun; ongoing ones continue.
 */
export function endingWith(group: WorkgroupRow, world: World): [Module, GroupEnding][] {
  return recordKinds().flatMap(([module, { endWithGroup }]): [Module, GroupEnding][] =>
    endWithGroup ? [[module, endWithGroup(group, world)]] : [],
  )
}

/** The reason that users read in either language. */
function reasonOf({ acronym }: WorkgroupRow): string {
  return `The working group ${acronym} was disbanded. 工作组 ${acronym} 已解散。`
}

/** Effect of disbanding a group: ends all these records. */
export const endTogether: Effect<WorkgroupRow> = ({ user, record: group, world, source }) => {
  const reason = reasonOf(group)
  for (const [, { end }] of endingWith(group, world)) end({ user, source, reason })
}
