import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import { ApproveRow } from "./approve-row.tsx"
import { requestDials, requestStatusTexts } from "./login-request.status.ts"
import type { RequestRowView } from "./request-list.server.ts"

/** The columns of the queue of login requests. */
export const requestColumns: Column<RequestRowView>[] = [
  {
    key: "name",
    head: "login-request.name",
    kind: "subject",
    sort: "name",
    cell: ({ href, name, email }) => (
      <>
        <Link to={href}>{name}</Link>
        {email && <small>{email}</small>}
      </>
    ),
  },
  { key: "company", head: "login-request.company", sort: "company", isLabelled: true, cell: ({ company }) => company },
  { key: "entity", head: "login-request.entity", isLabelled: true, cell: ({ entity }) => entity },
  {
    key: "applied",
    head: "login-request.applied",
    sort: "apply_time",
    isLabelled: true,
    isWhole: true,
    cell: ({ applied }) => <Time moment={applied} />,
  },
  {
    key: "status",
    head: "login-request.status",
    kind: "tag",
    cell: ({ status }) => (
      <StatusTag dial={requestDials[status]}>
        <FormattedMessage id={requestStatusTexts[status]} />
      </StatusTag>
    ),
  },
  { key: "acts", head: "ui.table.acts", kind: "acts", cell: (request) => <ApproveRow request={request} /> },
]
