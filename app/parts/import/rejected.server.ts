import type { IntlShape } from "react-intl/server"
import type { Import } from "./list-view.server.ts"
import { reasonOf } from "./reason.server.ts"

type Row = Import["rows"][number]

/** Columns of the templates; a notice uses only the first two. */
const columns = [
  ["member-invitation.email", (row: Row) => row.email],
  ["member-invitation.name", (row: Row) => row.name],
  ["member-invitation.organization", (row: Row) => row.organization],
  ["member-invitation.groups", (row: Row) => row.group_acronyms.join(", ")],
] as const

/** The skipped rows of a list, with the template's headings and an extra column for the reason, which the next upload ignores (FORM-09). */
export function skippedRows({ module, rows }: Import, intl: IntlShape): string[][] {
  const shown = module === "notice" ? columns.slice(0, 2) : columns
  const head = [
    ...shown.map(([id]) => intl.formatMessage({ id })),
    intl.formatMessage({ id: "member-invitation.rejected.reason" }),
  ]
  const skipped = rows.filter(({ is_accepted }) => !is_accepted)
  return [head, ...skipped.map((row) => [...shown.map(([, cell]) => cell(row) ?? ""), reasonOf(row, intl) ?? ""])]
}
