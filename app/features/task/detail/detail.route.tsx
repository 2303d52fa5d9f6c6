import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { Suspense } from "react"
import { useIntl } from "react-intl"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import Discussion from "#app/parts/thread/discussion.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { useSuccessCount } from "#app/forms/submit/use-success-count.ts"
import { Section, Split, Stack } from "#app/ui/layout/page.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { taskOf } from "../task.server.ts"
import { TaskFacts } from "./task-facts.tsx"
import { TaskHead, TaskNext } from "./task-head.tsx"
import { actOnTask } from "../confirm/confirm.server.ts"
import { changeRow } from "../change/change-row.tsx"
import { type ChangeAnswer, openChange } from "../change/change.server.ts"
import { Subtasks } from "./subtasks.tsx"
import { taskView, type TaskView } from "./detail.server.ts"
import { feedbackSchema } from "../task.schema.ts"

export { revalidateRefused as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "task.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const widgets = settleWidgets({ log: loadOperationLog(context, "task", param(params, "id")) }, request, context)
  const scope = shellScopeFrom(params)
  const [record, { log }, change] = await Promise.all([
    taskOf(context, params),
    widgets,
    openChange(context, scope, request.url),
  ])
  const task = taskView(record, scope, context)
  const draft = (await openDraft(context, request, feedbackSchema))?.result
  const keys = { move: newIdempotencyKey(), feedback: newIdempotencyKey(), subtask: newIdempotencyKey() }
  const isAdding = new URL(request.url).searchParams.get("add") === "subtask"
  return { task, windowTitle: task.subject, log, draft, keys, change, isAdding }
}

export const action = actOnTask

type AnswerOf = "head" | "row" | "feedback" | "subtask"

/** The form of the page that an answer is for: the head has buttons of this task, which name no other. */
function formOf({ initialValue }: ChangeAnswer): AnswerOf {
  const intent = initialValue?.["intent"]
  if (intent === "feedback" || intent === "subtask") return intent
  return initialValue?.["task_id"] ? "row" : "head"
}

/** One task with its subtasks, feedback and log (TASK-01, TASK-03, TASK-04). */
export default function TaskDetail() {
  const intl = useIntl()
  const { task, log, draft, keys, change, isAdding } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const answerTo = (form: AnswerOf) => (answer && formOf(answer) === form ? answer : undefined)
  return (
    <>
      <TaskHead task={task} moveKey={keys.move} lastResult={answerTo("head")} />
      <Split
        main={
          <>
            <TaskNext task={task} lastResult={answerTo("head")} />
            {task.html && <RichText html={task.html} />}
            {task.attachments.length > 0 && (
              <Section title={intl.formatMessage({ id: "task.attachments" })}>
                <AttachmentList files={task.attachments} />
              </Section>
            )}
            <Subtasks
              task={task}
              below={changeRow({ scope: task.scope, change, answer: answerTo("row") })}
              add={{ idempotencyKey: keys.subtask, isFocused: isAdding, lastResult: answerTo("subtask") }}
            />
            <Section id="feedback" title={intl.formatMessage({ id: "task.feedback" })}>
              <TaskFeedback
                task={task}
                idempotencyKey={keys.feedback}
                lastResult={answerTo("feedback")}
                draft={draft}
              />
            </Section>
            <Discussion module="task" recordKey={task.id} />
            <Section id="log" title={intl.formatMessage({ id: "operation-log.title" })}>
              <OperationLog from={log} />
            </Section>
          </>
        }
        aside={<TaskFacts task={task} />}
      />
    </>
  )
}

type TaskFeedbackProps = {
  task: TaskView
  idempotencyKey: string
  lastResult: SubmissionResult<string[]> | undefined
  /** Input kept from before the session ended (FORM-08). */
  draft: SubmissionResult<string[]> | undefined
}

const load = () => import("./feedback-form.tsx")

/** Server rendering includes the complete form; in the browser its code loads after hydration. */
const FeedbackForm = import.meta.env.SSR ? (await load()).default : lazyPart(load)

/**
 * The feedback on a task, and the form for people who may give it, emptied after a successful submission (TASK-01). The form also stays if
 * a submission was refused because the task had been completed in the meantime (FORM-08).
 */
function TaskFeedback({ task: { feedbacks, can }, idempotencyKey, lastResult, draft }: TaskFeedbackProps) {
  const intl = useIntl()
  const formId = "task-feedback"
  const successCount = useSuccessCount(formId, lastResult)
  return (
    <Stack>
      {feedbacks.length > 0 ? (
        <FeedbackThread items={feedbacks} />
      ) : (
        <p className="hint">{intl.formatMessage({ id: "task.feedback.none" })}</p>
      )}
      {(can.feedback || lastResult) && (
        <Suspense>
          <FeedbackForm
            key={successCount}
            id={formId}
            idempotencyKey={idempotencyKey}
            lastResult={lastResult}
            draft={draft}
          />
        </Suspense>
      )}
    </Stack>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
