import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ActionNeeded } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { taskRecordRef } from "./record-ref.ts"
import { taskRules } from "./rules.ts"

/** What a task waits for: to be started or continued first, then to be completed. */
const waitsFor = ["continue", "complete"] as const

/** TASK-03: a task waits for its assignee to start, continue or complete it. */
export function tasksWaiting(user: MemberRow, world: World): ActionNeeded[] {
  return visible("task", user, world, ({ assignee_id }) => assignee_id === user.id).flatMap((row) => {
    const action = waitsFor.find((one) => !taskRules.can(user, one, row, world))
    if (!action) return []
    const record = taskRecordRef(row, world)
    const since = row.plan_start ?? row.created_time
    return [{ kind: "task", action, role: "assignee", record, since, until: row.deadline }]
  })
}
