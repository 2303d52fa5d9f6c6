import { memberRules } from "../rules/member.ts"
import type { World } from "../rules/rules.ts"
import type { MemberRow } from "../store/records.ts"
import { memberRecordRef, openItems } from "./member-view.ts"
import { nothing, recipients, type Preview } from "./preview-parts.ts"

type Action = keyof typeof memberRules.definition.actions

/** Whether an action of a member has a preview. */
export function isMemberAction(action: string): action is Action {
  return Object.hasOwn(memberRules.definition.actions, action)
}

/** What disabling or enabling somebody would do, as `user` may know it. */
export function memberPreview(action: Action, member: MemberRow, user: MemberRow, world: World): Preview {
  return {
    ...nothing,
    module: "member",
    key: member.id,
    action,
    record: memberRecordRef(member),
    changes: action === "disable" ? [...left(member, user, world), ...ended(member, world)] : [],
    recipients: recipients([member], [], world),
  }
}

/** What waits for the person stays open: one change for each kind of record. */
function left(member: MemberRow, user: MemberRow, world: World): Preview["changes"] {
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
