import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { agendaTemplatePaths } from "#app/lib/paths/agenda-template.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { meetingList } from "../meeting.list.ts"
import { templateList } from "./template.list.ts"
import { deleteTemplate, deleteView } from "./template.server.ts"
import { deleteTexts } from "./template.status.ts"

export const handle = { access: "group", title: "agenda-template.delete.link" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return deleteView(context, params)
}

export const action = deleteTemplate

/** Asks before a template is deleted (FORM-06). */
export default function DeleteTemplate() {
  const view = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  return (
    <QuestionPage
      id={`template-delete-${view.id}`}
      view={view}
      texts={deleteTexts}
      href={agendaTemplatePaths.page(scope, view.id, "delete")}
      crumbs={[useListCrumb(meetingList, scope), useListCrumb(templateList, scope)]}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"
export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
