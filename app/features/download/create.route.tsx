import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { downloadList } from "./download.list.ts"
import { mayCreate } from "./download.server.ts"
import { createDownload, downloadForm } from "./form.server.ts"
import { categoryOptions } from "./list.server.ts"
import { DownloadForm } from "./form.tsx"

export const handle = { access: "group", title: "download.create.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [categories] = await Promise.all([categoryOptions(context), mayCreate(context, params)])
  return downloadForm(context, request, categories)
}

export const action = createDownload

/** Page for creating a download of the alliance or of a group (DL-03). */
export default function CreateDownload() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const list = useListCrumb(downloadList, shellScopeFrom(useParams()))
  return (
    <>
      <PageHead crumbs={[list]} title={intl.formatMessage({ id: "download.create.title" })} />
      <DownloadForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "download.create.submit" })}
        cancelTo={list.href}
      >
        <IdempotencyKey value={view.key} />
      </DownloadForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
