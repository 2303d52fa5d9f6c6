import { FormattedMessage } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { Link } from "#app/ui/link.tsx"

type SortLinkProps = { query: ListQuery; search: ListSearch; sort: string; text: string }

/** A column's head as a link that sorts by it; on the sorted column it turns the direction. */
export function SortLink({ query, search, sort, text }: SortLinkProps) {
  const direction = query.nextDirection(search, sort)
  return (
    <Link to={query.href(search, { sort, direction })} preventScrollReset>
      {text}
      <span className="vh">
        {" "}
        <FormattedMessage id={direction === "asc" ? "ui.sort.asc" : "ui.sort.desc"} />
      </span>
    </Link>
  )
}
