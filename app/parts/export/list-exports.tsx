import { FormattedMessage } from "react-intl"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { Link } from "#app/ui/link.tsx"

type ListExportsProps = {
  /** The list as a CSV file; nothing where it is not offered. */
  csv: string | undefined
  /** Where the list is asked for as a package. */
  exportHref?: string | undefined
}

/** The ways to take a list along: at once as CSV, later as a package; both in one menu, one alone as a button (SHELL-06). */
export function ListExports({ csv, exportHref }: ListExportsProps) {
  if (!csv && !exportHref) return null
  if (!exportHref)
    return (
      <a className="btn" href={csv}>
        <FormattedMessage id="event.csv" />
      </a>
    )
  return (
    <DetailsMenu kind="pop" summary={<FormattedMessage id="export.menu" />} summaryClass="btn">
      <ul>
        {csv && (
          <li>
            <a href={csv}>
              <FormattedMessage id="event.csv" />
            </a>
          </li>
        )}
        {exportHref && (
          <li>
            <Link to={exportHref}>
              <FormattedMessage id="export.link" />
            </Link>
          </li>
        )}
      </ul>
    </DetailsMenu>
  )
}
