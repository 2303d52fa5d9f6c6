import type { components } from "#openapi/generated/schema.d.ts"
import { loginRequestStatusValues } from "#openapi/generated/values/login-request-status.ts"
import { loginRequestRules, newcomerOf } from "./rules.ts"
import { takenBy } from "#mock/domains/member/join.ts"
import { isMemberAdministrator } from "#mock/domains/member/roles.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { LoginRequestRow } from "./records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import { foundRecord, type UncheckedCall } from "#mock/engine/record-guard.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { entityRefOf } from "#mock/domains/entity/ref.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"

type Schemas = components["schemas"]
type Action = Schemas["LoginRequestAction"]

const fields = ["email", "name", "phone", "company", "memo", "real_name", "entity_id"] as const

/** Deciding login requests (ADM-06). */
export const loginRequestAdminHandlers = {
  "login-request.list": guarded(
    ({ viewer }) => {
      if (!isMemberAdministrator(viewer.member))
        throw new Refusal("forbidden", { roles: ["alliance_admin", "member_admin"] })
    },
    ({ store, now, viewer: { member }, query }) => {
      const { sort = "-apply_time", q, status } = query
      const asking = store.rows.login_request.where("alliance_id", member.alliance_id)
      const filtered = asking.filter((row) => matches(q, [row.name, row.username, row.email, row.company, row.memo]))
      const rows = status ? filtered.filter((row) => status.includes(row.status)) : filtered
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (row) => requestRecord(row, member, { store, now })),
        actions: [],
        counts: countBy(filtered, loginRequestStatusValues, (row) => row.status),
      })
    },
  ),

  "login-request.get": guarded(
    (call) => findRequest(call, "read"),
    ({ viewer }, { record, world }) => ok(requestRecord(record, viewer.member, world)),
  ),

  "login-request.update": guarded(
    (call) => findRequest(call, "update"),
    (call, { record }) => {
      const { body } = call
      const input = new BodyCheck(call)
      const entity_id = body.entity_id ? chosenEntity(call, input, body.entity_id) : null
      input.done()
      const written = {
        email: input.text(body.email),
        name: input.text(body.name) ?? "",
        phone: input.text(body.phone),
        company: input.text(body.company) ?? "",
        memo: input.text(body.memo),
        real_name: input.text(body.real_name),
      }
      return perform(call, "update", record, { ...written, entity_id })
    },
  ),

  "login-request.approve": guarded(
    (call) => findRequest(call, "approve"),
    (call, { record }) => {
      const { store, now, viewer, body } = call
      refuseStale(changedRow(record, store), body.version, record.status, store)
      const input = new BodyCheck(call)
      const entity_id = chosenEntity(call, input, body.entity_id)
      if (record.email === null) input.refuse("email", "required")
      const taken = record.email === null ? undefined : takenBy(newcomerOf(record), { store, now })
      if (taken) input.refuse(taken, "not_unique")
      input.done()
      const decided = { decided_by_id: viewer.member.id, decided_time: now, status: "approved" as const }
      return perform(call, "approve", record, { ...decided, entity_id, real_name: input.text(body.real_name) })
    },
  ),

  "login-request.reject": guarded(
    (call) => findRequest(call, "reject"),
    (call, { record }) => {
      const { now, viewer, body } = call
      const reject_reason = new BodyCheck(call).text(body.reason)
      const decided = { decided_by_id: viewer.member.id, decided_time: now, status: "rejected" as const }
      return perform(call, "reject", record, { ...decided, reject_reason })
    },
  ),
} satisfies Handlers

function findRequest(call: UncheckedCall & { path: { id: string } }, action: Action | "read") {
  return foundRecord(call, call.store.rows.login_request.get(call.path.id), loginRequestRules, action)
}

/** Checks that an entity belongs to the alliance and is not disabled. */
function chosenEntity({ store, viewer }: UncheckedCall, input: BodyCheck, id: string): string {
  const entity = store.rows.entity.get(id)
  if (entity?.alliance_id !== viewer.member.alliance_id || entity.is_disabled)
    input.refuse("entity_id", "unknown_reference")
  return id
}

/** Who changed the request last. Only administrators change requests, so an administrator is the fallback. */
function changedRow(request: LoginRequestRow, store: World["store"]) {
  const isOurs = (member: MemberRow) => member.alliance_id === request.alliance_id && isMemberAdministrator(member)
  const changed_by_id = request.changed_by_id ?? store.rows.member.find(isOurs)?.id ?? ""
  return { ...request, changed_by_id }
}

function perform(
  call: SignedIn<Checked<"login-request.update" | "login-request.approve" | "login-request.reject">>,
  action: Action,
  request: LoginRequestRow,
  change: Partial<LoginRequestRow>,
) {
  const { store, now, viewer, body } = call
  const world = { store, now }
  refuseStale(changedRow(request, store), body.version, request.status, store)
  const { id: key, alliance_id } = request
  const next = { ...request, ...change, ...changedBy(viewer.member, request, now) }
  const done = loginRequestRules.perform(action, call, {
    record: request,
    change: () => store.rows.login_request.put(next),
    log: {
      user: viewer.member,
      module: "login_request",
      alliance_id,
      key,
      memo: change.reject_reason ?? memoOf(request, next, fields),
    },
  })
  return ok(requestRecord(done, viewer.member, world))
}

/** A request as administrators see it. */
function requestRecord(request: LoginRequestRow, user: MemberRow, world: World): Schemas["LoginRequest"] {
  const { store } = world
  const { id, version, username, email, name, phone, company, memo, status, real_name, reject_reason } = request
  const actions = loginRequestRules.actions(user, request, world)
  return {
    id,
    version,
    username,
    email,
    name,
    phone,
    company,
    memo,
    status,
    real_name,
    reject_reason,
    actions: actions.filter((action): action is Action => action !== "create"),
    apply_time: toText(request.apply_time),
    entity: entityRefOf(store, request.entity_id),
    suggested_entity: entityRefOf(store, suggestedEntity(request, world)),
    decided_by: request.decided_by_id === null ? null : memberRefOf(store, request.decided_by_id),
    decided_time: request.decided_time === null ? null : toText(request.decided_time),
  }
}

/** The id of the only valid entity whose mail suffix matches the address; null if there is none or more than one. */
function suggestedEntity({ alliance_id, email }: LoginRequestRow, { store }: World): string | null {
  const domain = email?.split("@")[1]?.toLowerCase()
  const fitting = store.rows.entity.filter(
    (row) => row.alliance_id === alliance_id && !row.is_disabled && row.email_suffix?.toLowerCase() === domain,
  )
  return domain !== undefined && fitting.length === 1 ? (fitting[0]?.id ?? null) : null
}

const keys = {
  apply_time: ({ apply_time }: LoginRequestRow) => apply_time,
  name: ({ name }: LoginRequestRow) => name,
  company: ({ company }: LoginRequestRow) => company,
}
