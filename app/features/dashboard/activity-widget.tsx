import { useIntl } from "react-intl"
import type { Eventually } from "#app/lib/settle.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import type { WidgetView } from "./dashboard.server.ts"

type View = WidgetView<"activity">
type Row = string[]

const seriesTexts = {
  operation_total: "dashboard.activity.operations",
  login_total: "dashboard.activity.logins",
  login_member_total: "dashboard.activity.login-members",
} as const

const seriesClasses = { operation_total: "ln", login_total: "ln b", login_member_total: "ln c" } as const

const columns: Column<Row>[] = [
  {
    key: "day",
    head: "dashboard.activity.day",
    kind: "subject",
    cell: ([date, day]) => <time dateTime={date}>{day}</time>,
  },
  { key: "operations", head: "dashboard.activity.operations", kind: "end", cell: (row) => row[2] },
  { key: "logins", head: "dashboard.activity.logins", kind: "end", cell: (row) => row[3] },
  { key: "login-members", head: "dashboard.activity.login-members", kind: "end", cell: (row) => row[4] },
]

/** Logins, members who logged in and operations of the last 30 days, as a chart and as a table (DASH-03). */
export function ActivityWidget({ from }: { from: Eventually<View> }) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "dashboard.activity.title" })}>
      <WidgetBody from={from} lines={9}>
        {(view) => (
          <>
            <Chart view={view} />
            <details>
              <summary>{intl.formatMessage({ id: "dashboard.activity.show-numbers" })}</summary>
              <div className="list">
                <Table
                  caption={intl.formatMessage({ id: "dashboard.activity.numbers" })}
                  columns={columns}
                  rows={view.rows.map((row) => row.split("|"))}
                  rowKey={([date = ""]) => date}
                  kind="keep"
                />
              </div>
            </details>
          </>
        )}
      </WidgetBody>
    </Section>
  )
}

function Chart({ view: { lines, scale, dates } }: { view: View }) {
  const intl = useIntl()
  return (
    <>
      <div className="legend">
        {lines.map(({ name }) => (
          <span key={name}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path className={seriesClasses[name]} d="M0 4h28" />
            </svg>
            {intl.formatMessage({ id: seriesTexts[name] })}
          </span>
        ))}
      </div>
      <figure className="chart" role="group" aria-label={intl.formatMessage({ id: "dashboard.activity.chart" })}>
        <div className="y" aria-hidden="true">
          {scale.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
        <svg viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
          <path
            className="grid"
            vectorEffect="non-scaling-stroke"
            fill="none"
            d="M0 0h300M0 25h300M0 50h300M0 75h300"
          />
          {lines.map(({ name, points }) => (
            <polyline key={name} className={seriesClasses[name]} points={points} />
          ))}
        </svg>
        <div className="x" aria-hidden="true">
          {dates.map((date, index) => (
            <span key={index}>{date}</span>
          ))}
        </div>
      </figure>
    </>
  )
}
