import { subjectRef } from "#mock/domains/workgroup/ref.ts"
import { recordGuard } from "#mock/engine/record-guard.ts"
import type { TaskRow } from "./records.ts"
import { taskRules } from "./rules.ts"

/** Finding a task, changing it, and logging an action on it. */
export const { find: findTask, named: taskNamed, change: changeTask, logOf } = recordGuard("task", taskRules)

const refOf = subjectRef<TaskRow>("task", taskRules)

/** Reference to a task; people cite it by its id (TASK-01). */
export const taskRecordRef: typeof refOf = (task, world) => ({ ...refOf(task, world), code: task.id })
