import { fileIds } from "#mock/domains/file/body.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import type { World } from "#mock/engine/rules.ts"
import { findTask, logOf } from "./read.ts"
import type { TaskFeedbackRow, TaskRow } from "./records.ts"
import { taskRules, taskStatuses, type TaskStatus } from "./rules.ts"
import { feedbackRecord, taskRecord } from "./view.ts"

/** Actions on an existing task (TASK-03), and feedback on it. */
export const taskLifeHandlers = {
  "task.suspend": guarded(
    (call) => findTask(call, "suspend"),
    (call, found) => move(call, "suspend", found, "suspended"),
  ),

  "task.continue": guarded(
    (call) => findTask(call, "continue"),
    (call, found) =>
      move(call, "continue", found, "in_progress", { actual_start: found.task.actual_start ?? call.now }),
  ),

  "task.complete": guarded(
    (call) => findTask(call, "complete"),
    (call, found) => {
      const memo = new BodyCheck(call).text(call.body.memo)
      return move(call, "complete", found, "completed", { actual_end: call.now, memo }, memo)
    },
  ),

  "task.cancel": guarded(
    (call) => findTask(call, "cancel"),
    (call, found) => {
      const cancel_reason = new BodyCheck(call).text(call.body.reason)
      return move(call, "cancel", found, "canceled", { cancel_reason }, cancel_reason)
    },
  ),

  "task.feedback.create": guarded(
    (call) => findTask(call, "feedback.create"),
    (call, { task, world }) => {
      const { store, now, viewer, body } = call
      const input = new BodyCheck(call)
      const feedback: TaskFeedbackRow = {
        id: store.newId("feedback"),
        alliance_id: task.alliance_id,
        task_id: task.id,
        text: input.text(body.text) ?? "",
        attachment_ids: fileIds(input, "attachment_ids", body.attachment_ids, "task"),
        author_id: viewer.member.id,
        created_time: now,
      }
      input.done()
      taskRules.perform("feedback.create", call, {
        record: task,
        change: () => {
          store.rows.task_feedback.put(feedback)
          return task
        },
        log: logOf(call, task, feedback.text),
      })
      return { status: 201, body: { success: true, result: feedbackRecord(feedback, world) } }
    },
  ),
} satisfies Handlers

type Call = SignedIn<Checked<"task.suspend" | "task.continue" | "task.complete" | "task.cancel">>

/** Changes the state of a task; `said` is added to the log memo. */
function move(
  call: Call,
  action: "suspend" | "continue" | "complete" | "cancel",
  { task, world }: { task: TaskRow; world: World },
  status: TaskStatus,
  changes: Partial<TaskRow> = {},
  said: string | null = null,
) {
  const user = call.viewer.member
  const was = taskRules.status(task, world)
  refuseStale(task, call.body.version, was, call.store)
  const next = { status: (taskStatuses.indexOf(status) + 1) as TaskRow["status"], ...changes }
  const done = taskRules.perform(action, call, {
    user,
    record: task,
    change: () => world.store.rows.task.put({ ...task, ...next, ...changedBy(user, task, call.now) }),
    log: logOf(call, task, [`${was} -> ${status}`, said].filter(Boolean).join("\n")),
  })
  return ok(taskRecord(done, user, world))
}
