import { tableRules } from "#mock/domains/member/roles.ts"
import { disbandedGroup, enterAdministration, groupOf, groupRole } from "#mock/domains/workgroup/group-roles.ts"
import { placeOf, type Scope } from "#mock/domains/workgroup/list-rules.ts"
import { withHolders } from "#mock/domains/workgroup/with-holders.ts"
import type { Effect, StateOf, User, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { mailDeciders, mailDecision } from "./mail.ts"
import type { JoinRequestRow } from "./records.ts"

type Status = StateOf<(typeof tables)["workgroup-join-request"]>

/**
 * The status of a request. One that is not stored yet has the status of its member in the group; a pending one lapses when the group is
 * disbanded.
 */
function statusOf(request: JoinRequestRow, world: World): Status {
  const group = groupOf(request, world)
  const isOver = group?.status === "disband"
  if (world.store.rows.workgroup_join_request.get(request.id))
    return isOver && request.status === "pending" ? "lapsed" : request.status
  if (isOver) return "disbanded"
  return group?.roles.member.includes(request.member_id) ? "member" : "none"
}

/** When the member submitted a request for the group that is pending. */
function submittedBefore(_user: User, { group_id, member_id }: JoinRequestRow, { store }: World) {
  const earlier = store.rows.workgroup_join_request.find(
    (row) => row.status === "pending" && row.group_id === group_id && row.member_id === member_id,
  )
  return earlier && { apply_time: toText(earlier.created_time) }
}

/** Adds the member to the group. */
const join: Effect<JoinRequestRow> = ({ record, world }) => {
  const { store, now } = world
  const group = groupOf(record, world)
  if (group) store.rows.workgroup.put(withHolders(group, "member", [record.member_id], now))
}

/** The code behind openapi/states/workgroup-join-request.yaml. The requesting member is outside the group but may read their own request. */
export const joinRequestRules = tableRules<JoinRequestRow>()(tables["workgroup-join-request"], {
  status: statusOf,
  roles: { chair: groupRole("chair"), creator: (user, { member_id }) => member_id === user.id },
  enter: (user, request, world) =>
    request.member_id === user?.id ? undefined : enterAdministration(user, request, world),
  conditions: { already_submitted: submittedBefore },
  effects: { mail_deciders: mailDeciders, join, mail_decision: mailDecision },
  details: { already_group_member: () => ({}), group_disbanded: disbandedGroup },
})

/** Who decides about the requests to join a group. */
export const joinRequestListRules = tableRules<Scope>()(tables["workgroup-join-request"].list, {
  status: placeOf,
  roles: { chair: groupRole("chair") },
  enter: enterAdministration,
})
