import type { IntlShape } from "react-intl/server"
import type { Import } from "./list-view.server.ts"
import { reasonOf } from "./reason.server.ts"

type Row = Import["rows"][number]

/** The columns of the templates: those of a notice are the first two. */
const columns = [
  ["member-invitation.email", (row: Row) => row.email],
  ["member-invitation.name", (row: Row) => row.name],
  ["member-invitation.organization", (row: Row) => row.organization],
  ["member-invitation.groups", (row: Row) => row.group_acronyms.join(", ")],
] as const

/**
 * The rows of a list that are skipped, under the headings of its template and with the reason, which the next upload does not
 * mind (FORM-09).
 */
export function skippedRows({ module, rows }: Import, intl: IntlShape): string[][] {
  const shown = module === "notice" ? columns.slice(0, 2) : columns
  const head = [
    ...shown.map(([id]) => intl.formatMessage({ id })),
    intl.formatMessage({ id: "member-invitation.rejected.reason" }),
  ]
  const skipped = rows.filter(({ is_accepted }) => !is_accepted)
  return [head, ...skipped.map((row) => [...shown.map(([, cell]) => cell(row) ?? ""), reasonOf(row, intl) ?? ""])]
}
