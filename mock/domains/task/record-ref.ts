import type { FileRow } from "#mock/domains/file/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { taskRecordRef } from "./guard.ts"

/** Search entries of the tasks that the user may read (SHELL-10). */
export function searchTasks(user: MemberRow, world: World): SearchEntry[] {
  return visible("task", user, world).map((task) => ({
    record: () => taskRecordRef(task, world),
    names: [task.id, task.subject],
    text: task.description?.text ?? "",
    updated: task.updated_time,
  }))
}

/** Whether a task that the user may read, or its feedback, refers to the file. */
export function taskRefersTo({ id }: FileRow, user: MemberRow, world: World): boolean {
  const said = world.store.rows.task_feedback.filter(({ attachment_ids }) => attachment_ids.includes(id))
  const ids = new Set(said.map(({ task_id }) => task_id))
  return visible("task", user, world, (task) => ids.has(task.id) || task.attachment_ids.includes(id)).length > 0
}
