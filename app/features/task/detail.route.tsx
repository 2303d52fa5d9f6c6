import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { param } from "#app/lib/route-params.ts"
import { shellScopeFrom } from "#app/lib/shell-scope.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { Section } from "#app/ui/layout/section.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { TaskFacts } from "./task-facts.tsx"
import { TaskFeedback } from "./task-feedback.tsx"
import { TaskHead, TaskNext } from "./task-head.tsx"
import { Subtasks } from "./task-subtasks.tsx"
import { actOnTask } from "./task-life.server.ts"
import { taskView } from "./task-view.server.ts"
import { feedbackSchema } from "./task.schema.ts"
import { taskOf } from "./task.server.ts"

export { revalidateRefused as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "task.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const widgets = settleWidgets({ log: loadOperationLog(context, "task", param(params, "id")) }, request, context)
  const [record, { log }] = await Promise.all([taskOf(context, params), widgets])
  const task = taskView(record, shellScopeFrom(params), context)
  const draft = (await openDraft(context, request, feedbackSchema))?.result
  const keys = { move: newIdempotencyKey(), feedback: newIdempotencyKey() }
  return { task, windowTitle: task.subject, log, draft, keys }
}

export const action = actOnTask

/** One task with its subtasks, feedback and log (TASK-01, TASK-03, TASK-04). */
export default function TaskDetail() {
  const { task, log, draft, keys } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const isOfFeedback = lastResult?.initialValue?.["intent"] === "feedback"
  return (
    <>
      <TaskHead task={task} moveKey={keys.move} lastResult={isOfFeedback ? undefined : lastResult} />
      <Split
        main={
          <>
            <TaskNext task={task} lastResult={isOfFeedback ? undefined : lastResult} />
            {task.html && <RichText html={task.html} />}
            {task.attachments.length > 0 && (
              <Section title={<FormattedMessage id="task.attachments" />}>
                <AttachmentList files={task.attachments} />
              </Section>
            )}
            <Subtasks task={task} />
            <Section id="feedback" title={<FormattedMessage id="task.feedback" />}>
              <TaskFeedback
                task={task}
                idempotencyKey={keys.feedback}
                lastResult={isOfFeedback ? lastResult : undefined}
                draft={draft}
              />
            </Section>
            <Section id="log" title={<FormattedMessage id="operation-log.title" />}>
              <OperationLog from={log} />
            </Section>
          </>
        }
        aside={<TaskFacts task={task} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
