import { tableRules } from "#mock/domains/member/roles.ts"
import { groupOf } from "./group-roles.ts"
import type { World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

/** The scope of a list: a group or the alliance. Creating is possible only if the group is not disbanded. */
export type Scope = { group_id: string | null }

/** The state of a list: whether its group is disbanded. */
export const placeOf = (scope: Scope, world: World) =>
  groupOf(scope, world)?.status === "disband" ? "disbanded" : "open"

/** The state of a list that distinguishes the alliance from its groups. */
export function ownerOf(scope: Scope, world: World) {
  if (groupOf(scope, world)?.status === "disband") return "disbanded"
  return scope.group_id === null ? "alliance" : "group"
}

/** Who may create groups (openapi/states/workgroup.yaml). */
export const workgroupListRules = tableRules<{ group_id: null }>()(tables.workgroup.list, { status: () => "open" })

/** Rules of lists without creation: members of a group, logs, parts of a proposal. The guard of what they belong to has let the reader in. */
export const readOnlyListRules = tableRules<Scope>()(tables["workgroup-role"].list, { status: placeOf })
