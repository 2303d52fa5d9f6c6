import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { recordKinds } from "#mock/engine/registry.ts"
import type { World } from "#mock/engine/rules.ts"
import { day, toText } from "#mock/engine/store/clock.ts"

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
