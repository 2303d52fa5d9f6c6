import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { JoinRequestRow } from "./records.ts"
import { joinRequestRules } from "./rules.ts"

type Schemas = components["schemas"]

/** The group of a request. Throws if it does not exist: groups are never deleted. */
export function groupOfRequest({ group_id }: JoinRequestRow, { store }: World): WorkgroupRow {
  const group = store.rows.workgroup.get(group_id)
  if (!group) throw new Error(`a request names the group ${group_id}, which is not there`)
  return group
}

/** The status of a stored request. */
export function statusOf(request: JoinRequestRow, world: World): Schemas["JoinRequestStatus"] {
  return joinRequestRules.status(request, world) as Schemas["JoinRequestStatus"]
}

/** Converts a request to the contract's shape. */
export function joinRequestRecord(request: JoinRequestRow, user: MemberRow, world: World): Schemas["JoinRequest"] {
  const { id, version, member_id, reason, decline_reason, decided_by_id, decided_time } = request
  const actions = joinRequestRules.actions(user, request, world)
  return {
    id,
    version,
    actions: actions.filter((action): action is Schemas["JoinRequestAction"] => action !== "create"),
    group: groupRef(groupOfRequest(request, world)),
    member: memberRefOf(world.store, member_id),
    reason,
    created_time: toText(request.created_time),
    status: statusOf(request, world),
    decline_reason,
    decided_by: decided_by_id === null ? null : memberRefOf(world.store, decided_by_id),
    decided_time: decided_time === null ? null : toText(decided_time),
  }
}
