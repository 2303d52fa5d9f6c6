import { FormattedMessage } from "react-intl"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { Link } from "#app/ui/link.tsx"

type ListExportsProps = {
  /** URL of the list as CSV; undefined if not available. */
  csv: string | undefined
  /** URL of the page that requests the list as a package. */
  exportHref?: string | undefined
}

/**
 * Export options of a list: an immediate CSV download and a package that is prepared in the background. Two share a menu; one is a button
 * (SHELL-06).
 */
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
