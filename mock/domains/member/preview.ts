import type { PreviewCall } from "#mock/engine/domain.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
import { memberRules } from "./rules.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MemberRow } from "./records.ts"
import { lastOfAgency } from "#mock/domains/agency/last-member.ts"
import { lastChair } from "#mock/domains/workgroup/preview.ts"
import { recordRefOf } from "#mock/engine/record-ref.ts"
import { memberRecordRef, openItems } from "./view.ts"
import { emptyPreview, type Preview, previewOfAction, recipients } from "#mock/domains/preview/parts.ts"

const actions = ["disable", "enable"] as const
type Action = (typeof actions)[number]

/** Preview of disabling or enabling a member. */
export function previewMember(call: PreviewCall): () => Preview {
  const user = call.viewer.member
  return previewOfAction(call, {
    actions,
    rules: memberRules,
    find: namedRecord<MemberRow>(call, { key: call.query.key }, (key) => call.store.rows.member.get(key), memberRules),
    preview: (action, member, world) => memberPreview(action, member, user, world),
  })
}

/** Preview of disabling or enabling a member, limited to what `user` may see. */
function memberPreview(action: Action, member: MemberRow, user: MemberRow, world: World): Preview {
  return {
    ...emptyPreview,
    module: "member",
    key: member.id,
    action,
    record: memberRecordRef(member),
    changes: action === "disable" ? [...changesOfOpenItems(member, user, world), ...ended(member, world)] : [],
    recipients: recipients([member], [], world),
    warnings: action === "disable" ? lastOnes(member, user, world) : [],
  }
}

/** Open items of the member stay open: one change for each kind of record. */
function changesOfOpenItems(member: MemberRow, user: MemberRow, world: World): Preview["changes"] {
  const { records, named } = openItems(member, user, world)
  return [...new Set(records.map(({ module }) => module))].map((module) => ({
    effect: "leaves",
    module,
    total: records.filter((record) => record.module === module).length,
    items: named.filter((record) => record.module === module).slice(0, 20),
  }))
}

/** Posts that nobody who can log in holds any more: chair of a group, person of an agency, general secretary. */
function lastOnes(member: MemberRow, user: MemberRow, world: World): Preview["warnings"] {
  const { workgroup, agency } = world.store.rows
  const isOfAlliance = ({ alliance_id }: { alliance_id: string }) => alliance_id === member.alliance_id
  const groups = workgroup.filter((group) => isOfAlliance(group) && group.status === "normal")
  const agencies = agency.filter((row) => isOfAlliance(row) && !row.is_disabled)
  return [
    ...groups.flatMap((group) => lastChair(group, member, world)),
    ...agencies.flatMap((row) => lastOfAgency(row, member, world)),
    ...lastGeneralSecretary(member, user, world),
  ]
}

function lastGeneralSecretary(member: MemberRow, user: MemberRow, world: World): Preview["warnings"] {
  const isOther = ({ id, alliance_id, is_disabled, is_general_secretary }: MemberRow) =>
    id !== member.id && alliance_id === member.alliance_id && !is_disabled && is_general_secretary
  if (!member.is_general_secretary || world.store.rows.member.find(isOther)) return []
  return [{ code: "last_general_secretary", record: recordRefOf("organization", member.alliance_id, user, world) }]
}

function ended({ id }: MemberRow, { store }: World): Preview["changes"] {
  const total = store.rows.session.filter(({ member_id }) => member_id === id).length
  return total > 0 ? [{ effect: "ends", module: "session", total, items: [] }] : []
}
