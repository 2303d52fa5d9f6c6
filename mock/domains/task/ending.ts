import { changedBy } from "#mock/engine/change.ts"
import { writeLog } from "#mock/engine/log.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import type { TaskRow } from "./records.ts"

/** The subtasks of a task that are neither completed nor cancelled. */
export function openSubtasks({ id }: TaskRow, { store }: World): TaskRow[] {
  return store.rows.task.filter(({ parent_id, status }) => parent_id === id && status <= 3)
}

/** Cancels the open subtasks of a cancelled task; each gets its own log row (TASK-03). */
export const cancelSubtasks: Effect<TaskRow> = ({ user, record, world, source }) => {
  for (const subtask of openSubtasks(record, world)) {
    const changed = changedBy({ id: user?.id ?? subtask.changed_by_id }, subtask, world.now)
    world.store.rows.task.put({ ...subtask, status: 5, is_cancelled_with_parent: true, ...changed })
    const { alliance_id, group_id, id: key } = subtask
    const entry = { user: null, module: "task" as const, alliance_id, group_id, key, memo: record.subject }
    writeLog({ ...source, operation: "system.cancel" }, entry)
  }
}
