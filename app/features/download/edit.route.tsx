import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { inParallel } from "#app/lib/parallel.ts"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { downloadList } from "./download.list.ts"
import { downloadFor } from "./download.server.ts"
import { downloadForm, updateDownload } from "./form.server.ts"
import { categoryOptions } from "./list.server.ts"
import { DownloadForm } from "./form.tsx"

export const handle = { access: "group", title: "download.edit.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [download, categories] = await inParallel(downloadFor(context, params, "update"), categoryOptions(context))
  const { name, version } = download
  return { name, version, view: await downloadForm(context, request, categories, download) }
}

export const action = updateDownload

/** Page for editing a download (DL-03). */
export default function EditDownload() {
  const intl = useIntl()
  const { name, version, view } = useLoaderData<typeof loader>()
  const params = useParams()
  const href = downloadPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(downloadList, shellScopeFrom(params))
  return (
    <>
      <PageHead crumbs={[list, { href, text: name }]} title={intl.formatMessage({ id: "download.edit.title" })} />
      <DownloadForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "download.edit.submit" })}
        cancelTo={href}
      >
        <VersionField value={version} />
        <StaleNote href={href} />
      </DownloadForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
