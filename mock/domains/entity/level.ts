import type { components } from "#openapi/generated/schema.d.ts"
import { memberLevelListRules, memberLevelRules } from "./rules.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MemberLevelRow } from "./records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { listPage, matches } from "#mock/engine/list-rows.ts"
import { foundRecord, logAs, onList } from "#mock/engine/record-guard.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"

type Schemas = components["schemas"]

const logOf = logAs("member_level")

function levelRecord(level: MemberLevelRow, user: MemberRow, world: World): Schemas["MemberLevel"] {
  const { id, version, name, name_english } = level
  const actions = memberLevelRules.actions(user, level, world)
  const entity_total = world.store.rows.entity.filter(({ level_id }) => level_id === id).length
  return { id, version, actions, name, name_english, entity_total }
}

/** Member levels of the entities in an alliance (ADM-05). */
export const memberLevelHandlers = {
  "member-level.list": guarded(onList(memberLevelListRules, "read"), ({ store, now, viewer: { member }, query }) => {
    const world = { store, now }
    const { sort = "name", q } = query
    const rows = store.rows.member_level.filter(
      (row) => row.alliance_id === member.alliance_id && matches(q, [row.name, row.name_english]),
    )
    return ok({
      ...listPage(rows, { ...query, sort }, keys, (row) => levelRecord(row, member, world)),
      actions: memberLevelListRules.actions(member, member, world),
    })
  }),

  "member-level.create": guarded(onList(memberLevelListRules, "create"), (call) => {
    const { store, now, viewer } = call
    const row: MemberLevelRow = {
      ...readLevel(call, call.body),
      id: store.newId("level"),
      alliance_id: viewer.member.alliance_id,
      changed_by_id: viewer.member.id,
      updated_time: now,
      version: 1,
    }
    memberLevelListRules.perform("create", call, {
      record: row,
      change: () => store.rows.member_level.put(row),
      log: logOf(call, row, `${row.name} ${row.name_english}`),
    })
    return { status: 201, body: { success: true, result: levelRecord(row, viewer.member, { store, now }) } }
  }),

  "member-level.update": guarded(
    (call) => foundRecord(call, call.store.rows.member_level.get(call.path.id), memberLevelRules, "update"),
    (call, { record, world }) => {
      const { store, now, viewer, body } = call
      refuseStale(record, body.version, "normal", store)
      const next = { ...record, ...readLevel(call, body, record), ...changedBy(viewer.member, record, now) }
      memberLevelRules.perform("update", call, {
        record,
        change: () => store.rows.member_level.put(next),
        log: logOf(call, record, memoOf(record, next, ["name", "name_english"])),
      })
      return ok(levelRecord(next, viewer.member, world))
    },
  ),
} satisfies Handlers

/** Reads a level form; throws a refusal with all invalid fields. Names must be unique. */
function readLevel(
  call: SignedIn<Checked<"member-level.create" | "member-level.update">>,
  given: Schemas["MemberLevelInput"],
  kept?: MemberLevelRow,
): Pick<MemberLevelRow, "name" | "name_english"> {
  const input = new BodyCheck(call)
  const others = call.store.rows.member_level.filter(
    ({ id, alliance_id }) => alliance_id === call.viewer.member.alliance_id && id !== kept?.id,
  )
  const names = input.names(given, others)
  input.done()
  return names
}

const keys = {
  name: ({ name }: MemberLevelRow) => name,
  name_english: ({ name_english }: MemberLevelRow) => name_english,
}
