import {
  emptyPreview,
  type Preview,
  previewOfAction,
  previewOfCreation,
  recipients,
} from "#mock/domains/preview/parts.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { requiredGroupScope } from "#mock/domains/workgroup/scope.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"
import { openSubtasks } from "./ending.ts"
import { taskNamed, taskRecordRef } from "./guard.ts"
import { recipientsOf, type MailEvent } from "./mail.ts"
import type { TaskRow } from "./records.ts"
import { taskListRules, taskRules, type TaskAction } from "./rules.ts"

/** Preview of creating a task or of an action on one (FORM-10). */
export function previewTask(call: PreviewCall): () => Preview {
  if (call.query.action === "create") return previewOfNewTask(call)
  return previewOfAction(call, {
    actions: Object.keys(tables.task.actions) as TaskAction[],
    rules: taskRules,
    find: taskNamed(call, call.query.key),
    preview: (action, task, world) => taskPreview(action, task, call.viewer.member, world),
  })
}

function previewOfNewTask(call: PreviewCall): () => Preview {
  const findScope = requiredGroupScope(call, call.query, taskListRules)
  return () => previewOfCreation(call, [], findScope().group_id, call)
}

const mailed: ReadonlySet<string> = new Set<MailEvent>(["complete", "cancel", "feedback.create"])
const isMailed = (action: string): action is MailEvent => mailed.has(action)

function taskPreview(action: TaskAction, task: TaskRow, user: MemberRow, world: World): Preview {
  const record = taskRecordRef(task, world)
  const open = openSubtasks(task, world)
  const items = open.slice(0, 20).map((subtask) => taskRecordRef(subtask, world))
  const isLeftOpen = action === "complete" && open.length > 0
  return {
    ...emptyPreview,
    module: "task",
    key: task.id,
    action,
    record,
    changes:
      action === "cancel" && open.length > 0 ? [{ effect: "cancels", module: "task", total: open.length, items }] : [],
    recipients: recipients(isMailed(action) ? recipientsOf(action, task, user, world) : [], [], world),
    warnings: [
      ...(action === "cancel" || action === "complete" ? [{ code: "irreversible" as const, record }] : []),
      ...(isLeftOpen ? [{ code: "open_subtasks" as const, record }] : []),
    ],
  }
}
