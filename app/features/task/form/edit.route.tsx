import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { inParallel } from "#app/lib/parallel.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { taskList } from "../task.list.ts"
import { taskFor } from "../task.server.ts"
import { taskForm, taskOptions, updateTask } from "./form.server.ts"
import { TaskForm } from "./form.tsx"

export const handle = { access: "group", title: "task.edit.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [task, options] = await inParallel(taskFor(context, params, "update"), taskOptions(context))
  const { subject, version, group } = task
  const view = await taskForm(context, request, { acronym: group.acronym, options, task })
  return { subject, version, view }
}

export const action = updateTask

/** Edits a task; its assignee can change everything except subject and assignee (TASK-02). */
export default function EditTask() {
  const intl = useIntl()
  const { subject, version, view } = useLoaderData<typeof loader>()
  const params = useParams()
  const href = taskPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(taskList, shellScopeFrom(params))
  return (
    <>
      <PageHead crumbs={[list, { href, text: subject }]} title={intl.formatMessage({ id: "task.edit.title" })} />
      <TaskForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "task.edit.submit" })}
        cancelTo={href}
      >
        <VersionField value={version} />
        <StaleNote href={href} />
      </TaskForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
