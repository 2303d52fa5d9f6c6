import { useIntl } from "react-intl"
import { groupField } from "#app/parts/group-field.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import type { LoggedText } from "#app/parts/domain/domain.ts"
import { EmailAddress } from "#app/ui/email-address.tsx"
import { linkedText } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { LogRowView, LogView } from "./list.server.ts"
import { logQuery, type LogSearch } from "./list.query.ts"

/**
 * Columns of a log (ADM-08).
 * @param zone name of the time zone, for the column heading
 * @param hasOrigin whether to show where an operation came from
 */
function logColumns(zone: string, hasOrigin: boolean): Column<LogRowView>[] {
  const columns: Column<LogRowView>[] = [
    {
      key: "when",
      head: "operation-log.when-in-zone",
      headValues: { zone },
      kind: "ref",
      sort: "time",
      isWhole: true,
      cell: ({ when }) => <Time moment={when} />,
    },
    {
      key: "what",
      head: "operation-log.what",
      kind: "subject",
      sort: "operation",
      cell: (row) => <Operation row={row} />,
    },
    { key: "who", head: "operation-log.who", sort: "username", cell: (row) => <Operator row={row} /> },
  ]
  return hasOrigin ? [...columns, origin] : columns
}

const origin: Column<LogRowView> = {
  key: "from",
  head: "operation-log.from",
  cell: ({ ip, agent }) => (
    <>
      {ip}
      {agent && (
        <>
          <br />
          <small className="lines">{agent}</small>
        </>
      )}
    </>
  ),
}

/** The operation, its record and its memo. */
function Operation({ row: { what, record, group, memo } }: { row: LogRowView }) {
  const intl = useIntl()
  return (
    <>
      {what}
      {record && <small>{linkedText(intl, record.text, record.href)}</small>}
      {group && <small>{group}</small>}
      {memo && <small className="lines">{memo}</small>}
    </>
  )
}

function Operator({ row: { who, username, email, isOnBehalf } }: { row: LogRowView }) {
  const intl = useIntl()
  return (
    <>
      {who ?? intl.formatMessage({ id: "operation-log.system" })}
      {username && username !== who && (
        <>
          <br />
          <small>{username}</small>
        </>
      )}
      {email && (
        <>
          <br />
          <small>
            <EmailAddress address={email} />
          </small>
        </>
      )}
      {isOnBehalf && (
        <>
          <br />
          <small>{intl.formatMessage({ id: "operation-log.on-behalf" })}</small>
        </>
      )}
    </>
  )
}

type LogPageProps = { search: LogSearch; list: LogView }

/** A log with search and export: what was done, by whom and when (ADM-08, WG-02). */
export function LogPage({ search, list }: LogPageProps) {
  const intl = useIntl()
  const options = list.operations.split(" ").map((value) => {
    const id = value.replace(".", ".logged.") as LoggedText
    return { value, text: intl.formatMessage({ id }) }
  })
  return (
    <ListPage
      title="operation-log.title"
      query={logQuery}
      search={search}
      columns={logColumns(list.zone, list.hasOrigin)}
      page={list}
      rowKey={({ id }) => id}
      actions={<ListExports csv={list.csvHref} exportHref={list.exportHref} />}
    >
      <FilterBar
        query={logQuery}
        search={search}
        fields={[
          ...groupField(list.groups, intl),
          { name: "operation", label: intl.formatMessage({ id: "operation-log.what" }), options },
          { name: "from", label: intl.formatMessage({ id: "event.from" }), isDay: true },
          { name: "to", label: intl.formatMessage({ id: "event.to" }), isDay: true },
        ]}
      />
    </ListPage>
  )
}
