import { recordKind } from "#mock/engine/registry.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { readOnlyListRules } from "#mock/domains/workgroup/list-rules.ts"
import { operationLogRules } from "./rules.ts"
import { isMemberAdministrator } from "#mock/domains/member/roles.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { OperationLogRow } from "#mock/engine/store/rows.ts"
import { groupsOf } from "#mock/domains/workgroup/filter.ts"
import { enterAdministration } from "#mock/domains/workgroup/group-roles.ts"
import { isBetween, listPage } from "#mock/engine/list-rows.ts"
import type { UncheckedCall } from "#mock/engine/record-guard.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import { recordRefOf } from "#mock/engine/record-ref.ts"
import { isFound, isTextOpen } from "./texts.ts"

type OperationLog = components["schemas"]["OperationLog"]

export const operationLogHandlers = {
  "operation-log.list": guarded(
    (call) => {
      const { store, now, viewer, query } = call
      const findGroups = groupsOf(call, query.group_acronym, { enter: enterAdministration })
      const findRecord = recordNamed(call, query)
      const group = store.rows.workgroup.find(
        (row) => row.alliance_id === viewer.member.alliance_id && row.acronym === query.group_acronym,
      )
      const refusal = findRecord
        ? undefined
        : operationLogRules.read(viewer.member, { group_id: group?.id ?? null }, { store, now })
      if (refusal) throw refusal
      return { findGroups, findRecord }
    },
    ({ store, now, viewer: { member }, query }, { findGroups, findRecord }) => {
      const world = { store, now }
      const group = findGroups()?.[0]
      findRecord?.()
      const { sort = "-time" } = query
      const wanted = filterOf(query, group, member, world)
      const logged = store.rows.operation_log.where("alliance_id", member.alliance_id)
      const rows = logged.filter((row) => wanted(row) && isOpen(row, member, world))
      const keys = { ...plainKeys, username: (row: OperationLogRow) => userOf(row, world)?.username ?? null }
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (row) => view(row, member, world)),
        actions: readOnlyListRules.actions(member, { group_id: group?.id ?? null }, world),
      })
    },
  ),
} satisfies Handlers

/** Finds the record whose log is requested; everybody who may read the record may read its log. */
function recordNamed(call: UncheckedCall, { module = "", key }: Query): (() => unknown) | undefined {
  return key === undefined ? undefined : recordKind(module)?.log?.(call, key)
}

/** Whether the log of the record has this row: its own rows, and for some kinds rows of records below it. */
function isOfRecord(row: OperationLogRow, key: string | undefined, world: World): boolean {
  if (key === undefined || row.key === key) return true
  return recordKind(row.module)?.isLogRowBelow?.(row, key, world) ?? false
}

/** Whether the user may read this row: some kinds of records hide rows. */
function isOpen(row: OperationLogRow, user: MemberRow, world: World): boolean {
  return recordKind(row.module)?.isLogRowOpen?.(row, user, world) ?? true
}

type Query = Partial<Record<"module" | "key" | "member_id" | "q" | "from" | "to", string>> & { operation?: string[] }

function filterOf(query: Query, group: WorkgroupRow | undefined, viewer: MemberRow, world: World) {
  const { module, key, member_id, operation, q, from, to } = query
  const same = (asked: string | undefined, value: string | null) => asked === undefined || asked === value
  return (row: OperationLogRow): boolean =>
    same(group?.id, row.group_id) &&
    same(module, row.module) &&
    isOfRecord(row, key, world) &&
    same(member_id, row.member_id) &&
    (!operation || operation.includes(row.operation)) &&
    isBetween(row.time, from, to) &&
    (q === undefined || isFound(q, row, viewer, world))
}

const plainKeys = {
  time: ({ time }: OperationLogRow) => time,
  operation: ({ operation }: OperationLogRow) => operation,
}

function userOf({ member_id }: OperationLogRow, { store }: World): MemberRow | undefined {
  return member_id === null ? undefined : store.rows.member.get(member_id)
}

/** Administrators see the IP addresses; for some records other users do, too (openapi/states/operation-log.yaml). */
function isAddressOpen(row: OperationLogRow, viewer: MemberRow, world: World): boolean {
  return isMemberAdministrator(viewer) || recordKind(row.module)?.isLogAddressOpen?.(row, viewer, world) === true
}

function view(row: OperationLogRow, viewer: MemberRow, world: World): OperationLog {
  const user = userOf(row, world)
  const seesAddress = isAddressOpen(row, viewer, world)
  return {
    id: row.id,
    username: user?.username ?? null,
    name: user?.name ?? null,
    email: user?.email ?? null,
    operation: row.operation,
    time: toText(row.time),
    ip: seesAddress ? row.ip : null,
    user_agent: seesAddress ? row.user_agent : null,
    memo: isTextOpen(row, viewer, world) ? row.memo : null,
    module: row.module,
    record: recordRefOf(row.module, row.key, viewer, world),
    group: groupRefOf(world.store, row.group_id),
    is_on_behalf: row.is_on_behalf,
  }
}
