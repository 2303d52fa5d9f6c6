import { lazy } from "react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { shellScopeFrom } from "#app/lib/shell-scope.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { AskLink } from "#app/parts/confirm/ask-link.tsx"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { Link } from "#app/ui/link.tsx"
import { DownloadFacts } from "./download-facts.tsx"
import { DownloadLog } from "./download-log.tsx"
import type { DeleteView } from "./download-form.server.ts"
import { downloadOf, downloadView, loadDownloadLog } from "./download.server.ts"

const DeleteForm = lazy(async () => ({ default: (await import("./delete-form.tsx")).DeleteForm }))

export const handle = { access: "group", title: "download.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const since = performance.now()
  const record = await downloadOf(context, params)
  const download = downloadView(record, params, context, context.settings.origin)
  const { log } = await settleWidgets({ log: loadDownloadLog(context, record) }, request, context, since)
  return { download, log, windowTitle: download.name }
}

/** Material with its files, its address to pass on, and who downloaded it (DL-01). */
export default function DownloadDetail() {
  const { download, log } = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  const { id, name, description, files, can } = download
  const list = useIntl().formatMessage({ id: "download.list.title" })
  return (
    <>
      <PageHead
        crumbs={[{ href: paths.downloads(scope), text: list }]}
        title={name}
        acts={
          <>
            {can.update && (
              <Link className="btn primary" to={downloadPaths.page(scope, id, "edit")}>
                <FormattedMessage id="download.edit.title" />
              </Link>
            )}
            {can.delete && (
              <AskLink<DeleteView>
                href={downloadPaths.page(scope, id, "delete")}
                text={<FormattedMessage id="download.delete.title" />}
                title={<FormattedMessage id="download.delete.title" />}
                kind="danger"
              >
                {(view, leave) => <DeleteForm view={view} scope={scope} leave={leave} />}
              </AskLink>
            )}
          </>
        }
      />
      <Split
        main={
          <>
            {description && <p className="lines">{description}</p>}
            <Section title={<FormattedMessage id="download.files" />}>
              <AttachmentList files={files} />
            </Section>
            {can.readLog && <DownloadLog id={id} from={log} />}
          </>
        }
        aside={<DownloadFacts download={download} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
