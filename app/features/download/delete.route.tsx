import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { DeleteForm } from "./delete-form.tsx"
import { deleteDownload, deleteView } from "./download-form.server.ts"

export const handle = { access: "group", title: "download.delete.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return deleteView(context, params)
}

export const action = deleteDownload

/** Confirmation page before a download is deleted, for users without JavaScript (DL-03, FORM-06). */
export default function DeleteDownload() {
  const view = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  const list = useListCrumb("download", scope)
  const crumbs = [list, { href: downloadPaths.detail(scope, view.id), text: view.name }]
  return (
    <>
      <PageHead crumbs={crumbs} title={<FormattedMessage id="download.delete.of" values={{ name: view.name }} />} />
      <DeleteForm view={view} scope={scope} lastResult={useActionData<typeof action>()} />
    </>
  )
}

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"
export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
