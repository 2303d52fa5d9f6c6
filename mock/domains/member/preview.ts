import type { PreviewCall } from "#mock/engine/domain.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
import { memberRules } from "./rules.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MemberRow } from "./records.ts"
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

function ended({ id }: MemberRow, { store }: World): Preview["changes"] {
  const total = store.rows.session.filter(({ member_id }) => member_id === id).length
  return total > 0 ? [{ effect: "ends", module: "session", total, items: [] }] : []
}
