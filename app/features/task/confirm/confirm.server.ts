import type { Result } from "#app/lib/failure.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { confirmSchema, reasonSchema } from "#app/parts/confirm/confirm.schema.ts"
import { actionFrom, questionView } from "#app/parts/confirm/question.server.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import { formAction, withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { taskOf, taskPreview } from "../task.server.ts"
import { taskActSchema } from "../task.schema.ts"
import { isOpen, statusOf, type TaskQuestion, taskQuestions } from "../task.status.ts"

const pageOf = (params: Params) => taskPaths.detail(shellScopeFrom(params), param(params, "id"))
const callOf = (params: Params, idempotencyKey: string | undefined) => ({
  path: { id: param(params, "id") },
  idempotencyKey,
})

/** Message after each form of the page. */
const doneTexts = { feedback: "task.feedback.done", continue: "task.continued", suspend: "task.suspended" } as const

/** Gives feedback on a task, or starts, continues or suspends it (TASK-01, TASK-03). */
export const actOnTask = formAction(taskActSchema, {
  files: "task",
  write: async ({ context: { api }, params, input, idempotencyKey }): Promise<Result<keyof typeof doneTexts>> => {
    const call = callOf(params, idempotencyKey)
    const done =
      input.intent === "feedback"
        ? await api.post("/task/{id}/feedback", {
            ...call,
            body: { text: input.text, attachment_ids: fileIds(input.attachment_ids) },
          })
        : input.intent === "suspend"
          ? await api.post("/task/{id}/suspend", { ...call, body: { version: input.version } })
          : await api.post("/task/{id}/continue", { ...call, body: { version: input.version } })
    return done.ok ? { ok: true, value: input.intent } : done
  },
  done: (intent) => doneTexts[intent],
  to: (intent, { params }) => `${pageOf(params)}${intent === "feedback" ? "#feedback" : ""}`,
})

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
