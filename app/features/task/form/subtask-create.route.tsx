import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { inParallel } from "#app/lib/parallel.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { taskList } from "../task.list.ts"
import { taskFor } from "../task.server.ts"
import { createSubtask, taskForm, taskOptions } from "./form.server.ts"
import { TaskForm } from "./form.tsx"

export const handle = { access: "group", title: "task.subtask.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ subject, group }, options] = await inParallel(
    taskFor(context, params, "subtask.create"),
    taskOptions(context),
  )
  return { subject, view: await taskForm(context, request, { acronym: group.acronym, options }) }
}

export const action = createSubtask

/** Adds a subtask to a task (TASK-01, TASK-02). */
export default function CreateSubtask() {
  const intl = useIntl()
  const { subject, view } = useLoaderData<typeof loader>()
  const params = useParams()
  const href = taskPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(taskList, shellScopeFrom(params))
  return (
    <>
      <PageHead crumbs={[list, { href, text: subject }]} title={intl.formatMessage({ id: "task.subtask.title" })} />
      <TaskForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "task.subtask.submit" })}
        cancelTo={href}
      >
        <IdempotencyKey value={view.key} />
      </TaskForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
