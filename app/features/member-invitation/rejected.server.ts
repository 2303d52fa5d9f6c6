import type { IntlShape } from "react-intl/server"
import type { CsvCell } from "#app/lib/csv.server.ts"
import type { Import } from "./import.server.ts"
import { reasonOf } from "./reason.server.ts"

/** The headings of the template, and of the reason; the next upload does not mind it. */
export function rejectedHead(intl: IntlShape): string[] {
  const ids = [
    "member-invitation.email",
    "member-invitation.name",
    "member-invitation.organization",
    "member-invitation.groups",
    "member-invitation.rejected.reason",
  ] as const
  return ids.map((id) => intl.formatMessage({ id }))
}

/** The rows of a list that are skipped, all on one page. */
export async function* rejectedRows({ rows }: Import, intl: IntlShape): AsyncGenerator<CsvCell[][]> {
  yield await Promise.resolve(
    rows
      .filter(({ is_accepted }) => !is_accepted)
      .map((row) => [row.email, row.name, row.organization, row.group_acronyms.join(", "), reasonOf(row, intl)]),
  )
}
