import { useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { checkQuery, type CheckSearch } from "./check-query.ts"
import type { CheckRow, CheckView } from "./list-view.server.ts"
import { namedColumns, PeopleRows } from "./people-rows.tsx"

/** Reasons that are not errors: the person is already a member or recipient, or listed twice. */
const harmless: readonly (string | null)[] = ["already_member", "already_recipient", "duplicate_row"]

/** Below the address of somebody who can be invited: that an invitation is open already (ADM-11). */
const withOpenInvitation = (column: Column<Pick<CheckRow, "row" | "email" | "name">>): Column<CheckRow> => ({
  ...column,
  cell: (row, intl) => (
    <>
      {column.cell(row, intl)}
      {row.invitedUntil && (
        <small>
          {intl.formatMessage(
            { id: "member-invitation.accepted.invited" },
            { time: <Time moment={row.invitedUntil} /> },
          )}
        </small>
      )}
    </>
  ),
})

const columns: Column<CheckRow>[] = [
  ...namedColumns.map((column) => (column.key === "email" ? withOpenInvitation(column) : column)),
  { key: "organization", head: "member-invitation.organization", isLabelled: true, cell: (row) => row.organization },
  {
    key: "groups",
    head: "member-invitation.groups",
    isLabelled: true,
    cell: ({ groups }) => groups && <span className="ref several">{groups}</span>,
  },
  {
    key: "status",
    head: "member-invitation.status",
    kind: "tag",
    cell: ({ code, reason }, intl) => (
      <StatusTag symbol={code === null ? "done" : harmless.includes(code) ? "void" : "stop"}>
        {reason ?? intl.formatMessage({ id: "member-invitation.accepted" })}
      </StatusTag>
    ),
  },
]

type CheckRowsProps = {
  view: CheckView
  search: CheckSearch
  /** URL of the skipped rows as a workbook. */
  rejectedHref: string
  /** The rows have only an address and a name. */
  isShort?: boolean
}

/** All rows of the list with their outcome. Skipped rows can also be downloaded as a file to correct (FORM-09). */
export function CheckRows({ view: { accepted, rejected, page }, search, rejectedHref, isShort }: CheckRowsProps) {
  const intl = useIntl()
  const caption = intl.formatMessage({ id: "member-invitation.rows" })
  const counts = [
    { value: "accepted", text: intl.formatMessage({ id: "member-invitation.accepted" }), count: accepted },
    { value: "rejected", text: intl.formatMessage({ id: "member-invitation.rejected" }), count: rejected },
  ]
  return (
    <PeopleRows
      caption={caption}
      aside={
        rejected > 0 && (
          <a href={rejectedHref} download>
            {intl.formatMessage({ id: "member-invitation.rejected.link" })}
          </a>
        )
      }
      query={checkQuery}
      search={search}
      counts={counts}
      columns={isShort ? columns.filter(({ key }) => key !== "organization" && key !== "groups") : columns}
      page={page}
      rowKey={({ row }) => String(row)}
    />
  )
}
