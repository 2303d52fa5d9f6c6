import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { deleteDownload, deleteView } from "./form.server.ts"
import { downloadList } from "./download.list.ts"
import { deleteTexts } from "./download.status.ts"

export const handle = { access: "group", title: "download.delete.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return deleteView(context, params)
}

export const action = deleteDownload

/** Confirmation page before a download is deleted, for users without JavaScript (DL-03, FORM-06). */
export default function DeleteDownload() {
  const view = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  const { id, name } = view
  return (
    <QuestionPage
      id="download-delete"
      view={view}
      texts={deleteTexts}
      href={downloadPaths.page(scope, id, "delete")}
      crumbs={[useListCrumb(downloadList, scope), { href: downloadPaths.detail(scope, id), text: name }]}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"
export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
