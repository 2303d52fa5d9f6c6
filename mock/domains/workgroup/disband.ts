import type { GroupEnding, Module } from "#mock/engine/domain.ts"
import { recordKinds } from "#mock/engine/registry.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import type { WorkgroupRow } from "./records.ts"

/** What ends together with a group, by kind (openapi/states/workgroup.yaml): what has not begun; what is under way goes on. */
export function endingWith(group: WorkgroupRow, world: World): [Module, GroupEnding][] {
  return recordKinds().flatMap(([module, { endWithGroup }]): [Module, GroupEnding][] =>
    endWithGroup ? [[module, endWithGroup(group, world)]] : [],
  )
}

/** What people read as the reason. */
function reasonOf({ acronym }: WorkgroupRow): string {
  return `The working group ${acronym} was disbanded.`
}

/** An effect of disbanding: ends it all. */
export const endTogether: Effect<WorkgroupRow> = ({ user, record: group, world, source }) => {
  const reason = reasonOf(group)
  for (const [, { end }] of endingWith(group, world)) end({ user, source, reason })
}
