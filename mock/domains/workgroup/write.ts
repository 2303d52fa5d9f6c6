import { comparable } from "#mock/engine/texts.ts"
import { memberIds } from "#mock/domains/member/body.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { groupRoleValues } from "#openapi/generated/values/group-role.ts"
import { workgroupListRules } from "./list-rules.ts"
import { workgroupRoleRules } from "./role-rules.ts"
import { workgroupRules } from "./rules.ts"
import type { GroupRole, WorkgroupRow } from "./records.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { onList } from "#mock/engine/record-guard.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { findGroup, logOf } from "./guard.ts"
import { workgroupRecord } from "./view.ts"

type Schemas = components["schemas"]
type Written = Pick<WorkgroupRow, "name" | "name_english" | "type" | "description">
const fields = ["name", "name_english", "type", "description"] as const
const wholeAlliance = { group_id: null }

/** Creating and changing groups (ADM-02). */
export const workgroupWriteHandlers = {
  "workgroup.create": guarded(onList(workgroupListRules, "create"), (call) => {
    const { store, now, viewer } = call
    const world = { store, now }
    const group = newGroup(call)
    workgroupListRules.perform("create", call, {
      record: wholeAlliance,
      change: () => {
        store.rows.workgroup.put(group)
        return wholeAlliance
      },
      log: logOf(call, group, group.name),
    })
    for (const role of groupRoleValues) mailNewHolders(call, group, role)
    return { status: 201, body: { success: true, result: workgroupRecord(group, viewer.member, world) } }
  }),

  "workgroup.update": guarded(
    (call) => findGroup(call, "update"),
    (call, group) => {
      const { store, now, viewer, body } = call
      const world = { store, now }
      refuseStale(group, body.version, group.status, store)
      const input = new BodyCheck(call)
      const next = { ...group, ...read(input, body), ...changedBy(viewer.member, group, now) }
      input.done()
      const done = workgroupRules.perform("update", call, {
        record: group,
        change: () => store.rows.workgroup.put(next),
        log: logOf(call, group, memoOf(group, next, fields)),
      })
      return ok(workgroupRecord(done, viewer.member, world))
    },
  ),
} satisfies Handlers

type Creating = SignedIn<Checked<"workgroup.create">>

function read(input: BodyCheck, given: Schemas["WorkgroupInput"] | Schemas["WorkgroupUpdate"]): Written {
  return {
    name: input.text(given.name) ?? "",
    name_english: input.text(given.name_english) ?? "",
    type: given.type,
    description: input.richText("description", given.description),
  }
}

/** Words that the contract's paths use in place of an acronym: a group with such an acronym could not be opened. */
const reserved: ReadonlySet<string> = new Set(["grouped"])

/** Reads the form of a new group; throws a refusal with all invalid fields. Officers become members, too. */
function newGroup(call: Creating): WorkgroupRow {
  const { store, now, viewer, body } = call
  const { id: changed_by_id, alliance_id } = viewer.member
  const input = new BodyCheck(call)
  const isTaken = store.rows.workgroup.find(
    (group) => group.alliance_id === alliance_id && comparable(group.acronym) === comparable(body.acronym),
  )
  if (isTaken || reserved.has(body.acronym.toLowerCase())) input.refuse("acronym", "acronym_taken")
  const people = (role: GroupRole) => memberIds(input, `${role}_ids`, body[`${role}_ids`])
  const [chair, vice_chair, secretary] = [people("chair"), people("vice_chair"), people("secretary")]
  const member = [...new Set([...chair, ...vice_chair, ...secretary, ...people("member")])]
  const written = read(input, body)
  input.done()
  return {
    ...written,
    id: store.newId("group"),
    alliance_id,
    acronym: body.acronym,
    status: "normal",
    roles: { chair, vice_chair, secretary, member },
    joined: Object.fromEntries(member.map((id) => [id, now])),
    created_time: now,
    changed_by_id,
    updated_time: now,
    version: 1,
  }
}

/** Sends one mail for each role that a person starts with; officers receive no extra mail about being a member. */
function mailNewHolders(call: Creating, group: WorkgroupRow, role: GroupRole): void {
  const { store, now, viewer } = call
  const { chair, vice_chair, secretary } = group.roles
  const officers = new Set([...chair, ...vice_chair, ...secretary])
  const member_ids = group.roles[role].filter((id) => role !== "member" || !officers.has(id))
  const roleChange = { group, role, member_ids }
  const world = { store, now }
  workgroupRoleRules.effects("add", {
    user: viewer.member,
    record: roleChange,
    before: roleChange,
    world,
    source: call,
  })
}
