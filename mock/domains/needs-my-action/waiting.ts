import type { components } from "#openapi/generated/schema.d.ts"
import { needsMyActionKindValues } from "#openapi/generated/values/needs-my-action-kind.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { isMemberAdministrator } from "#mock/domains/member/roles.ts"
import { isNew } from "#mock/domains/notice/view.ts"
import { countBy } from "#mock/engine/list-rows.ts"
import { recordKinds } from "#mock/engine/registry.ts"
import type { World } from "#mock/engine/rules.ts"
import { day, toText } from "#mock/engine/store/clock.ts"
import { visible } from "#mock/engine/visible.ts"

type NeedsMyAction = components["schemas"]["NeedsMyAction"]

/**
 * All records that wait for an action of the user (DASH-08): the record's rules permit the action, and the task is the user's. The list,
 * the counts in the shell and each record's `actions` agree because they use the same rules.
 */
export function waitingFor(user: MemberRow, world: World): NeedsMyAction[] {
  const found = recordKinds().flatMap(([, { needsMyAction }]) => needsMyAction?.(user, world) ?? [])
  return found.flatMap(({ role, since, until, ...item }) => {
    if (role === undefined || role === "visitor") return []
    const is_closing_soon = until !== null && until - world.now < day
    return [
      { ...item, role, since_time: toText(since), until_time: until === null ? null : toText(until), is_closing_soon },
    ]
  })
}

/** The numbers beside the navigation of a user (SHELL-01). */
export function actionCounts(user: MemberRow, world: World): components["schemas"]["ActionCounts"] {
  const { store, now } = world
  const waiting = waitingFor(user, world)
  const counts = countBy(waiting, needsMyActionKindValues, ({ kind }) => kind)
  const decides = isMemberAdministrator(user)
  return {
    needs_my_action: waiting.length,
    ballot: counts.ballot,
    task: counts.task,
    new_notice: visible("notice", user, world, (row) => isNew(row, now)).length,
    inbox_unread: store.rows.inbox.where("member_id", user.id).filter(({ read_time }) => read_time === null).length,
    login_request: decides ? counts.login_request : null,
    membership_application: decides ? counts.membership_application : null,
  }
}
