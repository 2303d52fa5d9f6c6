import type { GroupEnding } from "#mock/engine/domain.ts"
import { recordKinds } from "#mock/engine/registry.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import type { WorkgroupRow } from "./records.ts"

/** What ends together with a group (openapi/states/workgroup.yaml). */
export function endingWith(group: WorkgroupRow, world: World): GroupEnding[] {
  return recordKinds().flatMap(([, { endWithGroup }]) => endWithGroup?.(group, world) ?? [])
}

/** Effect of disbanding a group: ends all these records. */
export const endTogether: Effect<WorkgroupRow> = ({ user, record: group, world, source }) => {
  const ending = { user, source, reason: "group_disbanded", cause: group.acronym } as const
  for (const { end } of endingWith(group, world)) end(ending)
}
