import type { Result } from "#app/lib/failure.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { confirmSchema, reasonSchema } from "#app/parts/confirm/confirm.schema.ts"
import { actionFrom, questionView } from "#app/parts/confirm/question.server.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import { formAction, withSchema } from "#app/parts/write-form.server.ts"
import { type RequestContext, viewerOfRequest } from "#app/session/request-context.server.ts"
import { afterChange, answerChange, type Changed, changeDone, makeChange } from "../change/change.server.ts"
import { taskOf, taskPreview } from "../task.server.ts"
import { taskActSchema } from "../task.schema.ts"
import { isOpen, statusOf, type TaskQuestion, taskQuestions } from "../task.status.ts"

const pageOf = (params: Params) => taskPaths.detail(shellScopeFrom(params), param(params, "id"))
const callOf = (params: Params, idempotencyKey: string | undefined) => ({
  path: { id: param(params, "id") },
  idempotencyKey,
})

/** What a form of the page has done. */
type Done = Changed | { intent: "feedback" | "subtask" }

const doneTexts = { feedback: "task.feedback.done", subtask: "task.subtask.created" } as const

/** The page after one of its forms. After a subtask its field waits for the next one. */
function afterForm(done: Done, url: string, params: Params): string {
  if (done.intent === "feedback") return `${pageOf(params)}#feedback`
  return "id" in done ? afterChange(url, done) : `${pageOf(params)}?add=subtask#add-subtask-subject`
}

/** Gives feedback on a task, adds a subtask, or changes the task or a subtask in its row (TASK-01, TASK-02, TASK-03). */
export const actOnTask = withSchema(taskActSchema, async (args) => {
  const { request, params, context } = args
  const { api } = context
  return answerChange(args, {
    received: await receiveForm(context, request, "task"),
    schema: taskActSchema,
    write: async (input, idempotencyKey): Promise<Result<Done>> => {
      const call = callOf(params, idempotencyKey)
      if (input.intent === "feedback") {
        const body = { text: input.text, attachment_ids: fileIds(input.attachment_ids) }
        return doneIf(await api.post("/task/{id}/feedback", { ...call, body }), input.intent)
      }
      if (input.intent !== "subtask") return makeChange({ context, input, idempotencyKey }, param(params, "id"))
      const { userId, timezone } = viewerOfRequest(context)
      const body = { subject: input.subject, timezone, priority: 0 as const, assignee_id: input.mine ? userId : null }
      return doneIf(await api.post("/task/{id}/subtask", { ...call, body }), input.intent)
    },
    done: (done) => ("id" in done ? changeDone(done, request.url) : doneTexts[done.intent]),
    to: (done) => afterForm(done, request.url, params),
  })
})

const doneIf = (written: Result<unknown>, intent: "feedback" | "subtask"): Result<Done> =>
  written.ok ? { ok: true, value: { intent } } : written

const questionFrom = (params: Params): TaskQuestion =>
  actionFrom(Object.keys(taskQuestions) as TaskQuestion[], params.action)

/**
 * The effects of completing or cancelling a task, with its open subtasks (TASK-03, FORM-10). @throws the 403 screen if the action is not
 * offered
 */
export async function taskQuestionView(context: RequestContext, params: Params) {
  const action = questionFrom(params)
  const [task, preview] = await Promise.all([taskOf(context, params), taskPreview(context, params, action)])
  const { subject, version, actions, subtasks } = task
  const view = await questionView(context, {
    action,
    texts: taskQuestions[action],
    actions,
    values: { subject: { strong: subject }, open: subtasks.filter(({ status }) => isOpen(statusOf(status))).length },
    version,
    preview,
    reason: action === "cancel" ? "required" : "optional",
    hrefOf: (record) => recordHref(context.alliance, record),
  })
  return { ...view, action, subject }
}

const completeTask = formAction(confirmSchema, {
  fields: { memo: "reason" },
  write: ({ context, params, input: { version, reason = null }, idempotencyKey }) =>
    context.api.post("/task/{id}/complete", { ...callOf(params, idempotencyKey), body: { version, memo: reason } }),
  done: "task.completed",
  to: (_task, { params }) => pageOf(params),
})

const cancelTask = formAction(reasonSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/task/{id}/cancel", { ...callOf(params, idempotencyKey), body: input }),
  done: "task.canceled",
  to: (_task, { params }) => pageOf(params),
})

/** Completes or cancels a task (TASK-03). */
export const answerTaskQuestion = withSchema(confirmSchema, (args) =>
  questionFrom(args.params) === "complete" ? completeTask(args) : cancelTask(args),
)
