import { FormattedMessage } from "react-intl"
import { WaitingUntil } from "#app/parts/waiting/waiting-until.tsx"
import type { WaitingView } from "#app/parts/waiting/waiting-view.server.ts"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"

/** What, why me, until when (DASH-08). */
export const waitingColumns: Column<WaitingView>[] = [
  {
    key: "code",
    head: "waiting.code",
    kind: "ref",
    cell: ({ code }) => code && <span className="ref">{code}</span>,
  },
  {
    key: "subject",
    head: "waiting.what",
    kind: "subject",
    cell: ({ href, title, what }) => (
      <>
        {href ? <Link to={href}>{title}</Link> : title}
        <small>
          <FormattedMessage id={what} />
        </small>
      </>
    ),
  },
  { key: "why", head: "waiting.why", cell: ({ why }) => <FormattedMessage id={why} /> },
  { key: "group", head: "waiting.group", cell: ({ group }) => group?.name },
  {
    key: "since",
    head: "waiting.since",
    sort: "since_time",
    isLabelled: true,
    isWhole: true,
    cell: ({ since }) => <Time moment={since} />,
  },
  {
    key: "until",
    head: "waiting.until",
    sort: "until_time",
    isLabelled: true,
    isWhole: true,
    cell: (item) => <WaitingUntil item={item} />,
  },
]
