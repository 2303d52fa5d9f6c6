import { useIntl } from "react-intl"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { FeedsView } from "./feed.server.ts"

type Feed = FeedsView["feeds"][number]

/** Actions of a feed. Renewing gives it a new address; both renewing and revoking invalidate the current one. */
function FeedActions({ feed: { id, value, name, key } }: { feed: Feed }) {
  const intl = useIntl()
  return (
    <div className="acts">
      {value !== undefined && (
        <ButtonForm sends={{ intent: "make", what: value }} idempotencyKey={key} className="btn">
          {intl.formatMessage({ id: "calendar-feed.renew" }, { name: <span className="vh">{name}</span> })}
        </ButtonForm>
      )}
      <ButtonForm sends={{ intent: "revoke", id }} className="btn danger">
        {intl.formatMessage({ id: "calendar-feed.revoke" }, { name: <span className="vh">{name}</span> })}
      </ButtonForm>
    </div>
  )
}

const columns: Column<Feed>[] = [
  { key: "name", head: "calendar-feed.what", kind: "subject", cell: ({ name }) => name },
  { key: "created", head: "calendar-feed.created", isLabelled: true, cell: ({ created }) => <Time moment={created} /> },
  {
    key: "read",
    head: "calendar-feed.last-read",
    isLabelled: true,
    cell: ({ lastRead }, intl) =>
      lastRead ? <Time moment={lastRead} /> : intl.formatMessage({ id: "calendar-feed.never-read" }),
  },
  { key: "actions", head: "calendar-feed.actions", kind: "actions", cell: (feed) => <FeedActions feed={feed} /> },
]

/** The active feeds, when each was last read, and buttons to renew or revoke it (CAL-03). */
export function FeedList({ feeds }: Pick<FeedsView, "feeds">) {
  const intl = useIntl()
  if (feeds.length === 0)
    return (
      <EmptyState title={intl.formatMessage({ id: "calendar-feed.none" })}>
        {intl.formatMessage({ id: "calendar-feed.none-why" })}
      </EmptyState>
    )
  return (
    <div className="list">
      <Table
        caption={intl.formatMessage({ id: "calendar-feed.list" })}
        columns={columns}
        rows={feeds}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
