import { FormattedMessage, useIntl } from "react-intl"
import { downloadPaths } from "#app/lib/paths/download.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { DownloadLogView } from "./download.server.ts"

const columns: Column<DownloadLogView["rows"][number]>[] = [
  { key: "when", head: "operation-log.when", kind: "ref", isWhole: true, cell: ({ when }) => <Time moment={when} /> },
  { key: "who", head: "download.log.who", kind: "subject", cell: ({ who }) => who },
  { key: "file", head: "download.log.file", cell: ({ file }) => file },
]

type DownloadLogProps = { id: string; from: Eventually<DownloadLogView | undefined> }

/** The download log, newest first. It loads separately; a failure affects only this widget (DL-01). */
export function DownloadLog({ id, from }: DownloadLogProps) {
  const { url } = useFrameAlliance()
  const title = useIntl().formatMessage({ id: "download.log.title" })
  const file = (
    <a href={downloadPaths.logCsv(url, id)}>
      <FormattedMessage id="event.csv" />
    </a>
  )
  return (
    <Section title={title} aside={file}>
      <WidgetBody from={from} lines={3}>
        {(log) => log && <LogRows log={log} title={title} />}
      </WidgetBody>
    </Section>
  )
}

function LogRows({ log: { rows, total, zone }, title }: { log: DownloadLogView; title: string }) {
  if (rows.length === 0)
    return (
      <p className="hint">
        <FormattedMessage id="download.log.empty" />
      </p>
    )
  const isPart = String(rows.length < total)
  return (
    <div className="list slim">
      <p className="hint">
        <FormattedMessage id="operation-log.zone" values={{ zone, total, shown: rows.length, isPart }} />
      </p>
      <Table caption={title} columns={columns} rows={rows} />
    </div>
  )
}
