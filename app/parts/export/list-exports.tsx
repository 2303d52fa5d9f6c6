import { FormattedMessage } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import type { MessageId } from "#app/ui/message-id.ts"

type ListExportsProps = {
  /** The list as a CSV file; nothing where it is not offered. */
  csv: string | undefined
  csvText?: MessageId
  /** Where the list is asked for as a package. */
  exportHref: string | undefined
}

/** The ways to take a list along: at once as CSV, later as a package (SHELL-06). */
export function ListExports({ csv, csvText = "event.csv", exportHref }: ListExportsProps) {
  return (
    <>
      {csv && (
        <a className="btn" href={csv}>
          <FormattedMessage id={csvText} />
        </a>
      )}
      {exportHref && (
        <Link className="btn" to={exportHref}>
          <FormattedMessage id="export.link" />
        </Link>
      )}
    </>
  )
}
