import { FormattedMessage, useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { Table } from "#app/ui/table/table.tsx"
import { invitationDials, invitationStateTexts } from "./invitation.status.ts"
import { resultQuery, type ResultSearch } from "./result-query.ts"
import type { InvitedPerson, ResultView } from "./result.server.ts"

const columns: Column<InvitedPerson>[] = [
  { key: "row", head: "member-invitation.row", kind: "ref", cell: ({ row }) => <span className="ref">{row}</span> },
  {
    key: "email",
    head: "member-invitation.email",
    kind: "subject",
    cell: ({ email }) =>
      email || (
        <span className="muted">
          <FormattedMessage id="member-invitation.no-email" />
        </span>
      ),
  },
  { key: "name", head: "member-invitation.name", isLabelled: true, cell: ({ name }) => name },
  { key: "reason", head: "member-invitation.why", isLabelled: true, cell: ({ reason }) => reason },
  {
    key: "state",
    head: "member-invitation.status",
    kind: "tag",
    cell: ({ state }) => (
      <StatusTag dial={invitationDials[state]}>
        <FormattedMessage id={invitationStateTexts[state]} />
      </StatusTag>
    ),
  },
]

/** Everybody on an invitation, and what became of them. */
export function ResultPeople({ view: { counts, page }, search }: { view: ResultView; search: ResultSearch }) {
  const intl = useIntl()
  const caption = intl.formatMessage({ id: "member-invitation.result.people" })
  return (
    <Section title={caption}>
      <StatusCounts
        query={resultQuery}
        search={search}
        counts={counts.map(({ value, count }) => ({
          value,
          text: intl.formatMessage({ id: invitationStateTexts[value] }),
          count,
        }))}
      />
      {page.items.length > 0 ? (
        <div className="list">
          <Table caption={caption} columns={columns} rows={page.items} rowKey={({ row }) => String(row)} />
        </div>
      ) : (
        <p className="muted">
          <FormattedMessage id="member-invitation.rows.none" />
        </p>
      )}
      <Pagination query={resultQuery} search={search} total={page.total} />
    </Section>
  )
}
