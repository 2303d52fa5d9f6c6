import { FormattedMessage, useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { invitationDials, invitationStateTexts } from "./invitation.status.ts"
import { namedColumns, PeopleRows } from "#app/parts/import/people-rows.tsx"
import { resultQuery, type ResultSearch } from "./result-query.ts"
import type { InvitedPerson, ResultView } from "./result.server.ts"

const columns: Column<InvitedPerson>[] = [
  ...namedColumns,
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
    <PeopleRows
      caption={caption}
      query={resultQuery}
      search={search}
      counts={counts.map(({ value, count }) => ({
        value,
        text: intl.formatMessage({ id: invitationStateTexts[value] }),
        count,
      }))}
      columns={columns}
      page={page}
      rowKey={({ row }) => String(row)}
    />
  )
}
