import { FormattedMessage } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import type { LogRowView } from "./log-list.server.ts"

/**
 * The columns of a log (ADM-08).
 * @param zone its name, for the head of the times
 * @param hasOrigin whether it is told from where something was done
 */
export function logColumns(zone: string, hasOrigin: boolean): Column<LogRowView>[] {
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
    { key: "what", head: "operation-log.what", kind: "subject", sort: "operation", cell: (row) => <What row={row} /> },
    { key: "who", head: "operation-log.who", sort: "username", cell: (row) => <Who row={row} /> },
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

/** What was done, to which record, with what was noted. */
function What({ row: { what, record, group, memo } }: { row: LogRowView }) {
  return (
    <>
      {what}
      {record && <small>{record.href ? <Link to={record.href}>{record.text}</Link> : record.text}</small>}
      {group && <small>{group}</small>}
      {memo && <small className="lines">{memo}</small>}
    </>
  )
}

function Who({ row: { who, username, isOnBehalf } }: { row: LogRowView }) {
  return (
    <>
      {who ?? <FormattedMessage id="operation-log.system" />}
      {username && username !== who && (
        <>
          <br />
          <small>{username}</small>
        </>
      )}
      {isOnBehalf && (
        <>
          <br />
          <small>
            <FormattedMessage id="operation-log.on-behalf" />
          </small>
        </>
      )}
    </>
  )
}
