import type { AllianceRow } from "#mock/domains/alliance/records.ts"
import { memberIds } from "#mock/domains/member/body.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { sendMails } from "#mock/engine/mail.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { holdersOf, ownAlliance } from "./handlers.ts"
import { officeNames, offices, organizationRules, type Office } from "./rules.ts"

/** Assigning and removing offices of the alliance (ADM-03, ROLE-06). The alliance's version does not change, those of its members do. */
export const organizationRoleHandlers = {
  "organization.role.add": guarded(
    (call) => ownAlliance(call, "role.add"),
    (call, { record, world }) => {
      const { role } = call.path
      const held = holdersOf(record, role, world).map(({ id }) => id)
      const input = new BodyCheck(call)
      const asked = memberIds(input, "member_ids", call.body.member_ids, held)
      input.done()
      const added = asked.filter((id) => !held.includes(id))
      if (added.length > 0) change(call, "role.add", record, added)
      const refs = (ids: readonly string[]) => ids.map((id) => memberRefOf(call.store, id))
      return ok({ added: refs(added), unchanged: refs(asked.filter((id) => held.includes(id))) })
    },
  ),

  "organization.role.remove": guarded(
    (call) => {
      const found = ownAlliance(call, "role.remove")
      const isOffice = Object.hasOwn(offices, call.path.role)
        ? holdersOf(found.record, call.path.role, found.world).some(({ id }) => id === call.path.member_id)
        : false
      if (!isOffice) throw new Refusal("not_found")
      return found
    },
    (call, { record }) => {
      change(call, "role.remove", record, [call.path.member_id])
      return { status: 200, body: { success: true } }
    },
  ),
} satisfies Handlers

type Call = SignedIn<Checked<"organization.role.add" | "organization.role.remove">>

function change(call: Call, action: "role.add" | "role.remove", record: AllianceRow, ids: readonly string[]): void {
  const { store, now, viewer } = call
  const { role } = call.path
  const people = ids.flatMap((id) => store.rows.member.get(id) ?? [])
  organizationRules.perform(action, call, {
    record,
    change: () => {
      for (const member of people) {
        const next = action === "role.add" ? withOffice(member, role) : withoutOffice(member, role)
        store.rows.member.put({ ...next, ...changedBy(viewer.member, member, now) })
      }
      return store.rows.alliance.put({ ...record, assistant_ids: assistantsAfter(record, action, role, ids) })
    },
    log: {
      user: viewer.member,
      module: "organization",
      alliance_id: record.id,
      key: record.id,
      memo: `${role}: ${people.map(({ name }) => name).join(", ")}`,
    },
  })
  const isAdded = action === "role.add"
  const { english, chinese } = officeNames[role]
  const active = people.filter(({ is_disabled }) => !is_disabled)
  sendMails(active, { id: record.id, alliance_id: record.id }, call, {
    english: {
      subject: `${record.acronym}: your office`,
      text: isAdded ? `You are now ${english}.` : `You are no longer ${english}.`,
    },
    chinese: {
      subject: `${record.acronym}：职务变更`,
      text: isAdded ? `您已担任${chinese}。` : `您不再担任${chinese}。`,
    },
  })
}

function withOffice(member: MemberRow, role: Office): MemberRow {
  const number = offices[role]
  if (number === null) return { ...member, is_general_secretary: true }
  return { ...member, biz_roles: [...member.biz_roles, number].sort((a, b) => a - b) }
}

function withoutOffice(member: MemberRow, role: Office): MemberRow {
  const number = offices[role]
  if (number === null) return { ...member, is_general_secretary: false }
  return { ...member, biz_roles: member.biz_roles.filter((one) => one !== number) }
}

/** A new general secretary stops being an assistant, and a new assistant stops being general secretary. */
function assistantsAfter(
  { assistant_ids }: AllianceRow,
  action: "role.add" | "role.remove",
  role: Office,
  ids: readonly string[],
): readonly string[] {
  if (offices[role] !== null) return assistant_ids
  const others = assistant_ids.filter((id) => !ids.includes(id))
  return action === "role.add" && role === "assistant" ? [...others, ...ids] : others
}
