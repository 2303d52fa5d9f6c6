import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { taskList } from "../task.list.ts"
import { mayCreate } from "../task.server.ts"
import { createTask, taskForm, taskOptions } from "./form.server.ts"
import { TaskForm } from "./form.tsx"

export const handle = { access: "group", title: "task.create.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const acronym = param(params, "acronym")
  const [options] = await Promise.all([taskOptions(context), mayCreate(context, acronym)])
  return taskForm(context, request, { acronym, options })
}

export const action = createTask

/** Creates a task in a group (TASK-02). */
export default function CreateTask() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  const list = useListCrumb(taskList, scope)
  return (
    <>
      <PageHead crumbs={[list]} title={intl.formatMessage({ id: "task.create.title" })} />
      <TaskForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "task.create.submit" })}
        cancelTo={list.href}
      >
        <IdempotencyKey value={view.key} />
      </TaskForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
