import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import type { ActionNeeded, Domain } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import { endJoinRequestsWithGroup } from "./ending.ts"
import { joinRequestHandlers } from "./handlers.ts"
import { decidersOf } from "./mail.ts"
import type { JoinRequestRow } from "./records.ts"
import { joinRequestRules } from "./rules.ts"
import { seedJoinRequests } from "./seed.ts"
import { groupOfRequest, statusOf } from "./view.ts"

/** Requests of members to join a group. */
export const workgroupJoinRequest: Domain = {
  rows: ["workgroup_join_request"],
  handlers: joinRequestHandlers,
  seed: seedJoinRequests,
  past: {
    workgroup_join_request: { total: 100, isOver: () => true, traits: { status: "withdrawn" } },
  },
  records: {
    workgroup_join_request: {
      reference: referenceByKey("workgroup_join_request", joinRequestRules, joinRequestRef),
      needsMyAction: joinRequestsToDecide,
      endWithGroup: endJoinRequestsWithGroup,
    },
  },
}

/** Reference to a request; its title is the name of the person who asks. */
function joinRequestRef(row: JoinRequestRow, world: World) {
  const { name } = memberRefOf(world.store, row.member_id)
  return {
    module: "workgroup_join_request" as const,
    key: row.id,
    code: null,
    title: name,
    status: statusOf(row, world),
    group: groupRef(groupOfRequest(row, world)),
  }
}

/** WG-06: join requests wait for the chairs; if a group has none, for the member administrators. */
function joinRequestsToDecide(user: MemberRow, world: World): ActionNeeded[] {
  const pending = world.store.rows.workgroup_join_request.filter(
    (row) => row.alliance_id === user.alliance_id && row.status === "pending",
  )
  return pending.flatMap((row) => {
    const group = groupOfRequest(row, world)
    if (!decidersOf(group, world).some(({ id }) => id === user.id)) return []
    const record = joinRequestRef(row, world)
    const role = joinRequestRules.role(user, "accept", row, world)
    return [{ kind: "workgroup_join_request", action: "accept", role, record, since: row.created_time, until: null }]
  })
}
