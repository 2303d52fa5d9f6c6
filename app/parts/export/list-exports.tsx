import { useIntl } from "react-intl"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { linkTo } from "#app/ui/link.tsx"

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
  const intl = useIntl()
  if (!csv && !exportHref) return null
  if (!exportHref)
    return (
      <a className="btn" href={csv}>
        {intl.formatMessage({ id: "event.csv" })}
      </a>
    )
  return (
    <DetailsMenu kind="pop" summary={intl.formatMessage({ id: "export.menu" })} summaryClass="btn">
      <ul>
        {csv && (
          <li>
            <a href={csv}>{intl.formatMessage({ id: "event.csv" })}</a>
          </li>
        )}
        {exportHref && (
          <li>
            <a {...linkTo(exportHref)}>{intl.formatMessage({ id: "export.link" })}</a>
          </li>
        )}
      </ul>
    </DetailsMenu>
  )
}
