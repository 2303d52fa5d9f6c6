import type { components } from "#app/api/schema.d.ts"
import type { FileRow } from "#mock/domains/file/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import type { TaskRow } from "./records.ts"
import { taskRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to a task. */
export function taskRecordRef(task: TaskRow, world: World): RecordRef {
  const { id: key, subject: title, group_id } = task
  const status = taskRules.status(task, world)
  return { module: "task", key, code: null, title, status, group: groupRefOf(world.store, group_id) }
}

/** Finds a task by key; undefined if it does not exist or the user may not read it. */
export function taskByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const task = world.store.rows.task.get(key)
  return task && !taskRules.read(user, task, world) ? taskRecordRef(task, world) : undefined
}

/** Search entries of the tasks that the user may read (SHELL-10). */
export function searchTasks(user: MemberRow, world: World): SearchEntry[] {
  return visible("task", user, world).map((task) => ({
    record: () => taskRecordRef(task, world),
    names: [task.subject],
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
