import { useIntl } from "react-intl"
import type { Eventually } from "#app/lib/settle.ts"
import { Person } from "#app/parts/person/person.tsx"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { ProxiesView } from "./proxies.server.ts"

const columns: Column<ProxiesView["rows"][number]>[] = [
  { key: "voter", head: "ballot.record.voter", kind: "subject", cell: ({ voter }) => <Person person={voter} /> },
  { key: "holder", head: "ballot.proxy.holder", isLabelled: true, cell: ({ holder }) => <Person person={holder} /> },
  { key: "time", head: "ballot.proxy.time", isLabelled: true, cell: ({ when }) => <Time moment={when} /> },
  {
    key: "state",
    head: "ballot.record.state",
    cell: ({ isCast }, intl) => intl.formatMessage({ id: isCast ? "ballot.vote.voted" : "ballot.vote.not-voted" }),
  },
]

/** Who has passed the vote to whom, for the organizer (VOTE-09). */
export function BallotProxiesSection({ proxies }: { proxies: Eventually<ProxiesView> }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: "ballot.proxies" })
  return (
    <Section id="proxies" title={title}>
      <WidgetBody from={proxies}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="hint">{intl.formatMessage({ id: "ballot.proxies.none" })}</p>
          ) : (
            <>
              <div className="list slim">
                <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
              </div>
              {total > rows.length && (
                <p className="hint">
                  {intl.formatMessage({ id: "ballot.proxies.first" }, { count: rows.length, total })}
                </p>
              )}
            </>
          )
        }
      </WidgetBody>
    </Section>
  )
}
