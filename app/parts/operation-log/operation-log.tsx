import { useIntl } from "react-intl"
import type { Eventually } from "#app/lib/settle.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { OperationLogView, OperationView } from "./operation-log.server.ts"

const columns: Column<OperationView>[] = [
  {
    key: "when",
    head: "operation-log.when",
    kind: "ref",
    isWhole: true,
    cell: ({ when }) => <Time moment={when} />,
  },
  {
    key: "who",
    head: "operation-log.who",
    cell: ({ who, isOnBehalf }, intl) => (
      <>
        {who ?? intl.formatMessage({ id: "operation-log.system" })}
        {isOnBehalf && <small> {intl.formatMessage({ id: "operation-log.on-behalf" })}</small>}
      </>
    ),
  },
  {
    key: "what",
    head: "operation-log.what",
    cell: ({ what, memo }) => (
      <>
        {what}
        {memo && (
          <>
            <br />
            <small className="lines muted">{memo}</small>
          </>
        )}
      </>
    ),
  },
]

/** The operations on a record, with person and time, newest first. It loads and fails independently of the page. */
export function OperationLog({ from }: { from: Eventually<OperationLogView> }) {
  const intl = useIntl()
  return (
    <WidgetBody from={from} lines={3}>
      {({ rows, total, zone }) =>
        rows.length === 0 ? (
          <p className="hint">{intl.formatMessage({ id: "operation-log.empty" })}</p>
        ) : (
          <div className="list slim">
            <p className="hint">
              {intl.formatMessage(
                { id: "operation-log.zone" },
                { zone, total, shown: rows.length, isPart: String(rows.length < total) },
              )}
            </p>
            <Table caption={intl.formatMessage({ id: "operation-log.title" })} columns={columns} rows={rows} />
          </div>
        )
      }
    </WidgetBody>
  )
}
