import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { Person } from "#app/parts/person/person.tsx"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Facts, PageHead, Section, Split } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { useCopiedText } from "#app/ui/use-copied-text.ts"
import { downloadList } from "./download.list.ts"
import {
  downloadOf,
  downloadView,
  type DownloadView,
  loadDownloadLog,
  type DownloadLogView,
} from "./download.server.ts"
import { deleteTexts } from "./download.status.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"

export const handle = { access: "group", title: "download.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const since = performance.now()
  const record = await downloadOf(context, params)
  const download = downloadView(record, params, context, context.settings.origin)
  const { log } = await settleWidgets({ log: loadDownloadLog(context, record) }, request, context, since)
  return { download, log, windowTitle: download.name }
}

/** Page of a download: its files, its address for sharing, and its download log (DL-01). */
export default function DownloadDetail() {
  const intl = useIntl()
  const { download, log } = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  const { id, name, description, files, can } = download
  const list = useListCrumb(downloadList, scope)
  return (
    <>
      <PageHead
        crumbs={[list]}
        title={name}
        actions={
          <>
            {can.update && (
              <a className="btn primary" {...linkTo(downloadPaths.page(scope, id, "edit"))}>
                {intl.formatMessage({ id: "download.edit.title" })}
              </a>
            )}
            {can.delete && (
              <QuestionLink
                id="download-delete"
                texts={deleteTexts}
                href={downloadPaths.page(scope, id, "delete")}
                values={{ name }}
              />
            )}
          </>
        }
      />
      <Split
        main={
          <>
            {description && <p className="lines">{description}</p>}
            <Section title={intl.formatMessage({ id: "download.files" })}>
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

/** Facts about a download, and its address for sharing (DL-01). */
function DownloadFacts({ download }: { download: DownloadView }) {
  const intl = useIntl()
  const { category, group, creator, created, updated, total, address } = download
  return (
    <>
      <Section title={intl.formatMessage({ id: "event.facts" })}>
        <Facts
          items={[
            { term: intl.formatMessage({ id: "download.category" }), value: category },
            {
              term: intl.formatMessage({ id: "event.group" }),
              value: group ?? intl.formatMessage({ id: "event.whole-alliance" }),
            },
            { term: intl.formatMessage({ id: "download.creator" }), value: <Person person={creator} /> },
            { term: intl.formatMessage({ id: "event.created" }), value: <Time moment={created} /> },
            { term: intl.formatMessage({ id: "download.updated" }), value: updated && <Time moment={updated} /> },
            { term: intl.formatMessage({ id: "download.total" }), value: intl.formatNumber(total) },
          ]}
        />
      </Section>
      <Section title={intl.formatMessage({ id: "download.link" })}>
        <CopyLink address={address} />
      </Section>
    </>
  )
}

/** The address of the page in a text field, with a copy button if JavaScript is available (DL-01). */
function CopyLink({ address }: { address: string }) {
  const intl = useIntl()
  const { field, outcome, copy } = useCopiedText(address)
  return (
    <>
      <div className="field">
        <label htmlFor="download-address">{intl.formatMessage({ id: "download.link.address" })}</label>
        <input id="download-address" ref={field} readOnly value={address} className="ref" />
      </div>
      {copy && (
        <div className="acts">
          <button type="button" className="btn" onClick={copy}>
            {intl.formatMessage({ id: "download.link.copy" })}
          </button>
          <span role="status">
            {outcome && intl.formatMessage({ id: outcome === "copied" ? "download.link.copied" : "ui.copy.selected" })}
          </span>
        </div>
      )}
    </>
  )
}

const columns: Column<DownloadLogView["rows"][number]>[] = [
  { key: "when", head: "operation-log.when", kind: "ref", isWhole: true, cell: ({ when }) => <Time moment={when} /> },
  { key: "who", head: "download.log.who", kind: "subject", cell: ({ who }) => who },
  { key: "file", head: "download.log.file", cell: ({ file }) => file },
]

type DownloadLogProps = { id: string; from: Eventually<DownloadLogView | undefined> }

/** The download log, newest first. It loads separately; a failure affects only this widget (DL-01). */
function DownloadLog({ id, from }: DownloadLogProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const title = intl.formatMessage({ id: "download.log.title" })
  const file = <a href={downloadPaths.logCsv(url, id)}>{intl.formatMessage({ id: "event.csv" })}</a>
  return (
    <Section title={title} aside={file}>
      <WidgetBody from={from} lines={3}>
        {(log) => log && <LogRows log={log} title={title} />}
      </WidgetBody>
    </Section>
  )
}

function LogRows({ log: { rows, total, zone }, title }: { log: DownloadLogView; title: string }) {
  const intl = useIntl()
  if (rows.length === 0) return <p className="hint">{intl.formatMessage({ id: "download.log.empty" })}</p>
  const isPart = String(rows.length < total)
  return (
    <div className="list slim">
      <p className="hint">
        {intl.formatMessage({ id: "operation-log.zone" }, { zone, total, shown: rows.length, isPart })}
      </p>
      <Table caption={title} columns={columns} rows={rows} />
    </div>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
