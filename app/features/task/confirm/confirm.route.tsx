import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { taskPaths } from "#app/lib/paths/task.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { answerTaskQuestion, taskQuestionView } from "./confirm.server.ts"
import { taskList } from "../task.list.ts"
import { taskQuestions } from "../task.status.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "task.detail.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return taskQuestionView(context, params)
}

export const action = answerTaskQuestion

/** Asks before a task is completed or cancelled, and shows its open subtasks (TASK-03, FORM-06). */
export default function ConfirmTaskAction() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const params = useParams()
  const [scope, id] = [shellScopeFrom(params), param(params, "id")]
  const list = useListCrumb(taskList, scope)
  return (
    <QuestionPage
      id={`task-${view.action}`}
      view={view}
      texts={taskQuestions[view.action]}
      href={taskPaths.confirm(scope, id, view.action)}
      crumbs={[list, { href: taskPaths.detail(scope, id), text: view.subject }]}
      lastResult={lastResult}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
