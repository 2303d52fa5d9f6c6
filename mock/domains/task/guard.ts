import { subjectRef } from "#mock/domains/workgroup/ref.ts"
import { recordGuard } from "#mock/engine/record-guard.ts"
import type { TaskRow } from "./records.ts"
import { taskRules } from "./rules.ts"

/** Finding a task, changing it, and logging an action on it. */
export const { find: findTask, named: taskNamed, change: changeTask, logOf } = recordGuard("task", taskRules)

/** Reference to a task. */
export const taskRecordRef = subjectRef<TaskRow>("task", taskRules)
