import { allianceAdmin, allianceMember, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import { enterAdministration, groupOf, groupRole, whyNotCreated } from "#mock/domains/workgroup/group-roles.ts"
import type { Scope } from "#mock/domains/workgroup/list-rules.ts"
import { withHolders } from "#mock/domains/workgroup/with-holders.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { rulesFor, type Effect, type User, type World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { mailDeciders, mailDecision } from "./mail.ts"
import type { JoinRequestRow } from "./records.ts"

const stored = ["pending", "accepted", "declined", "withdrawn", "lapsed"] as const
const statuses = ["none", "member", "disbanded", ...stored] as const
type Status = (typeof statuses)[number]

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

/** Refuses a second pending request of the same member for the same group. */
function alreadySubmitted(_user: User, { group_id, member_id }: JoinRequestRow, { store }: World): Refusal | undefined {
  const earlier = store.rows.workgroup_join_request.find(
    (row) => row.status === "pending" && row.group_id === group_id && row.member_id === member_id,
  )
  return earlier && new Refusal("already_submitted", { apply_time: toText(earlier.created_time) })
}

/** Adds the member to the group. */
const join: Effect<JoinRequestRow> = ({ record, world }) => {
  const { store, now } = world
  const group = groupOf(record, world)
  if (group) store.rows.workgroup.put(withHolders(group, "member", [record.member_id], now))
}

const deciders = ["chair", "alliance_admin", "member_admin"] as const

const roles = {
  alliance_member: allianceMember,
  chair: groupRole("chair"),
  member_admin: bizRole(bizRoles.member),
  alliance_admin: allianceAdmin,
}

/** Implements openapi/states/workgroup-join-request.yaml. The requesting member is outside the group but may read their own request. */
export const joinRequestRules = rulesFor<JoinRequestRow>()({
  statuses,
  status: statusOf,
  roles: { ...roles, creator: (user, { member_id }) => member_id === user.id },
  enter: (user, request, world) =>
    request.member_id === user?.id ? undefined : enterAdministration(user, request, world),
  read: [{ in: stored, by: ["creator", ...deciders] }],
  actions: {
    create: [{ in: ["none"], by: ["alliance_member"], to: "pending", unless: alreadySubmitted, then: [mailDeciders] }],
    accept: [{ in: ["pending"], by: deciders, to: "accepted", then: [join, mailDecision] }],
    decline: [{ in: ["pending"], by: deciders, to: "declined", then: [mailDecision] }],
    withdraw: [{ in: ["pending"], by: ["creator"], to: "withdrawn" }],
  },
  refusals: {
    create: (refusal, request, world) => {
      if (refusal.code === "state_refused" && statusOf(request, world) === "member")
        return new Refusal("already_group_member", {})
      return statusOf(request, world) === "disbanded" ? whyNotCreated(refusal, request, world) : refusal
    },
  },
})

/** Rules of the list of a group's requests, for those who decide. */
export const joinRequestListRules = rulesFor<Scope>()({
  statuses: ["open", "disbanded"],
  status: (scope: Scope, world: World) => (groupOf(scope, world)?.status === "disband" ? "disbanded" : "open"),
  roles,
  enter: enterAdministration,
  read: [{ in: ["open", "disbanded"], by: deciders }],
  actions: {},
})
