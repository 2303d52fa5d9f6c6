import type { components } from "#openapi/generated/schema.d.ts"
import { joinRequestStatusValues } from "#openapi/generated/values/join-request-status.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy } from "#mock/engine/change.ts"
import { guarded, ok, signedIn, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import type { UncheckedCall } from "#mock/engine/record-guard.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import type { JoinRequestRow } from "./records.ts"
import { joinRequestListRules, joinRequestRules } from "./rules.ts"
import { groupOfRequest, joinRequestRecord, statusOf } from "./view.ts"

type Action = components["schemas"]["JoinRequestAction"]
type Found = { request: JoinRequestRow; world: World }

/** Requesting to join a group, and deciding requests (WG-06). */
export const joinRequestHandlers = {
  "workgroup.join-request.list": guarded(
    (call) => {
      const group = groupNamed(call)
      const world = { store: call.store, now: call.now }
      const refusal = joinRequestListRules.read(call.viewer.member, { group_id: group.id }, world)
      if (refusal) throw refusal
      return { group, world }
    },
    ({ store, viewer: { member }, query }, { group, world }) => {
      const { sort = "-created_time", q, status } = query
      const ofGroup = store.rows.workgroup_join_request.filter(({ group_id }) => group_id === group.id)
      const filtered = ofGroup.filter((row) => matches(q, [row.reason, ...namesOf(row, world)]))
      const rows = status ? filtered.filter((row) => status.includes(statusOf(row, world))) : filtered
      const keys = {
        created_time: ({ created_time }: JoinRequestRow) => created_time,
        name: (row: JoinRequestRow) => memberRefOf(store, row.member_id).name,
      }
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (row) => joinRequestRecord(row, member, world)),
        actions: [],
        counts: countBy(filtered, joinRequestStatusValues, (row) => statusOf(row, world)),
      })
    },
  ),

  "workgroup.join-request.own": signedIn((call) => {
    const { store, now, viewer } = call
    const { member } = viewer
    const world = { store, now }
    const group = groupNamed(call)
    const own = store.rows.workgroup_join_request.filter(
      ({ group_id, member_id }) => group_id === group.id && member_id === member.id,
    )
    const last = own.sort((a, b) => a.created_time - b.created_time).at(-1)
    const mayAsk = !joinRequestRules.can(member, "create", newRequest(group, member.id, world), world)
    return ok({
      group: groupRef(group),
      chairs: group.roles.chair.map((id) => memberRefOf(store, id)),
      is_member: group.roles.member.includes(member.id),
      request: last ? joinRequestRecord(last, member, world) : null,
      actions: mayAsk ? ["create" as const] : [],
    })
  }),

  "workgroup.join-request.create": guarded(
    (call) => {
      const world = { store: call.store, now: call.now }
      const group = groupNamed(call)
      const asked = newRequest(group, call.viewer.member.id, world)
      const refusal = joinRequestRules.can(call.viewer.member, "create", asked, world)
      if (refusal) throw refusal
      return { group, world, asked }
    },
    (call, { group, world, asked }) => {
      const { store, viewer, body } = call
      const reason = new BodyCheck(call).text(body.reason ?? null)
      const request = { ...asked, id: store.newId("join-request"), reason }
      const done = joinRequestRules.perform("create", call, {
        record: request,
        change: () => store.rows.workgroup_join_request.put(request),
        log: logOf(call, group, reason),
      })
      return { status: 201, body: { success: true, result: joinRequestRecord(done, viewer.member, world) } }
    },
  ),

  "workgroup.join-request.get": guarded(
    (call) => findRequest(call, "read"),
    ({ viewer }, { request, world }) => ok(joinRequestRecord(request, viewer.member, world)),
  ),

  "workgroup.join-request.accept": guarded(
    (call) => findRequest(call, "accept"),
    (call, found) => perform(call, "accept", found, { status: "accepted", decided_by_id: call.viewer.member.id }),
  ),

  "workgroup.join-request.decline": guarded(
    (call) => findRequest(call, "decline"),
    (call, found) => {
      const decline_reason = new BodyCheck(call).text(call.body.reason)
      const decided = { status: "declined" as const, decided_by_id: call.viewer.member.id, decline_reason }
      return perform(call, "decline", found, decided)
    },
  ),

  "workgroup.join-request.withdraw": guarded(
    (call) => findRequest(call, "withdraw"),
    (call, found) => perform(call, "withdraw", found, { status: "withdrawn" }),
  ),
} satisfies Handlers

type OfGroup = UncheckedCall & { path: { acronym: string } }

/** Finds the group of a call, also for users outside it: 404 unless it exists in this alliance. */
function groupNamed({ store, viewer, path }: OfGroup): WorkgroupRow {
  const group = store.rows.workgroup.find(
    ({ alliance_id, acronym }) => alliance_id === viewer.member.alliance_id && acronym === path.acronym,
  )
  if (!group) throw new Refusal("not_found")
  return group
}

function findRequest(call: OfGroup & { path: { id: string } }, action: Action | "read"): Found {
  const { store, now, viewer, path } = call
  const world = { store, now }
  const request = store.rows.workgroup_join_request.get(path.id)
  if (request?.group_id !== groupNamed(call).id) throw new Refusal("not_found")
  const refusal =
    action === "read"
      ? joinRequestRules.read(viewer.member, request, world)
      : joinRequestRules.can(viewer.member, action, request, world)
  if (refusal) throw refusal
  return { request, world }
}

function newRequest({ id: group_id, alliance_id }: WorkgroupRow, member_id: string, { now }: World): JoinRequestRow {
  return {
    id: "",
    alliance_id,
    group_id,
    member_id,
    reason: null,
    created_time: now,
    status: "pending",
    decline_reason: null,
    decided_by_id: null,
    decided_time: null,
    changed_by_id: member_id,
    updated_time: now,
    version: 1,
  }
}

function perform(
  call: SignedIn<Checked<`workgroup.join-request.${Action}`>>,
  action: Action,
  { request, world }: Found,
  decided: Partial<JoinRequestRow>,
) {
  const { store, now, viewer, body } = call
  refuseStale(request, body.version, statusOf(request, world), store)
  const { name } = memberRefOf(store, request.member_id)
  const memo = [name, decided.decline_reason].filter(Boolean).join("\n")
  const done = joinRequestRules.perform(action, call, {
    record: request,
    change: () =>
      store.rows.workgroup_join_request.put({
        ...request,
        ...decided,
        decided_time: now,
        ...changedBy(viewer.member, request, now),
      }),
    log: logOf(call, groupOfRequest(request, world), memo),
  })
  return ok(joinRequestRecord(done, viewer.member, world))
}

/** The log entry of an action on a request; it goes into the log of the group. */
function logOf({ viewer }: Pick<UncheckedCall, "viewer">, group: WorkgroupRow, memo: string | null) {
  const { id: group_id, alliance_id, acronym: key } = group
  return { user: viewer.member, module: "workgroup" as const, alliance_id, group_id, key, memo }
}

function namesOf({ member_id }: JoinRequestRow, { store }: World): (string | null)[] {
  const { username, name, real_name, organization } = memberRefOf(store, member_id)
  return [username, name, real_name, organization && `${organization.name} ${organization.name_english}`]
}
