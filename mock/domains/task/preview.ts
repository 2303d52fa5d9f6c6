import {
  emptyPreview,
  previewOfCreation,
  previewOfRecord,
  recipients,
  type Preview,
} from "#mock/domains/preview/parts.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupsOf } from "#mock/domains/workgroup/filter.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import { resultOrUndefined } from "#mock/engine/unchecked.ts"
import { openSubtasks } from "./ending.ts"
import { recipientsOf, type MailEvent } from "./mail.ts"
import { taskNamed } from "./read.ts"
import { taskRecordRef } from "./record-ref.ts"
import type { TaskRow } from "./records.ts"
import { taskListRules, taskRules, type TaskAction } from "./rules.ts"

/** Preview of creating a task or of an action on one (FORM-10). */
export function previewTask(call: PreviewCall): () => Preview {
  if (call.query.action === "create") return previewOfNewTask(call)
  return previewOfRecord(call, {
    isAction: (action): action is TaskAction => Object.hasOwn(taskRules.definition.actions, action),
    find: taskNamed(call, call.query.key),
    refusal: (action, task: TaskRow, world) => taskRules.can(call.viewer.member, action, task, world),
    preview: (action, task: TaskRow, world) => taskPreview(action, task, call.viewer.member, world),
  })
}

function previewOfNewTask(call: PreviewCall): () => Preview {
  const { store, now, viewer, query } = call
  const world = { store, now }
  const findGroups = groupsOf(call, query.group_acronym)
  const place = () => {
    const [group] = findGroups() ?? []
    if (!group) throw fieldRefusal("group_acronym", "required")
    return { group_id: group.id }
  }
  const known = resultOrUndefined(place)
  const refusal = known && taskListRules.can(viewer.member, "create", known, world)
  if (refusal) throw refusal
  return () => previewOfCreation(call, [], place().group_id, world)
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
