import { feedbackRecord, readFeedback } from "#mock/domains/feedback/parts.ts"
import { refuseOlder } from "#mock/domains/member/stale.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import type { Found } from "#mock/engine/record-guard.ts"
import { changeTask, findTask, logOf } from "./guard.ts"
import type { TaskRow } from "./records.ts"
import { taskRules, taskStatuses, type TaskStatus } from "./rules.ts"
import { taskRecord } from "./view.ts"

/** Actions on an existing task (TASK-03), and feedback on it. */
export const taskLifeHandlers = {
  "task.suspend": guarded(findTask("suspend"), (call, found) => move(call, "suspend", found, "suspended")),

  "task.continue": guarded(findTask("continue"), (call, found) =>
    move(call, "continue", found, "in_progress", { actual_start: found.record.actual_start ?? call.now }),
  ),

  "task.complete": guarded(findTask("complete"), (call, found) => {
    const memo = new BodyCheck(call).text(call.body.memo)
    return move(call, "complete", found, "completed", { actual_end: call.now, memo }, memo)
  }),

  "task.cancel": guarded(findTask("cancel"), (call, found) => {
    const cancel_reason = new BodyCheck(call).text(call.body.reason)
    return move(call, "cancel", found, "canceled", { cancel_reason }, cancel_reason)
  }),

  "task.feedback.create": guarded(findTask("feedback.create"), (call, { record }) => {
    const { store } = call
    const feedback = { ...readFeedback(call, "task"), task_id: record.id }
    taskRules.perform("feedback.create", call, {
      record,
      change: () => {
        store.rows.task_feedback.put(feedback)
        return record
      },
      log: logOf(call, record, feedback.text),
    })
    return { status: 201, body: { success: true, result: feedbackRecord(feedback, store) } }
  }),
} satisfies Handlers

type Call = SignedIn<Checked<"task.suspend" | "task.continue" | "task.complete" | "task.cancel">>

/** Changes the state of a task; `said` is added to the log memo. */
function move(
  call: Call,
  action: "suspend" | "continue" | "complete" | "cancel",
  found: Found<TaskRow>,
  status: TaskStatus,
  changes: Partial<TaskRow> = {},
  said: string | null = null,
) {
  const { record, world } = found
  refuseOlder(found, call.body.version, taskRules)
  const next = { status: (taskStatuses.indexOf(status) + 1) as TaskRow["status"], ...changes }
  const memo = [`${taskRules.status(record, world)} -> ${status}`, said].filter(Boolean).join("\n")
  return ok(taskRecord(changeTask(call, action, record, next, memo), call.viewer.member, world))
}
