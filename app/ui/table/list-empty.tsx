import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { Link } from "#app/ui/link.tsx"
import { EmptyState } from "../feedback/empty-state.tsx"
import { isFiltered } from "./filter-bar.tsx"

type ListEmptyProps = {
  query: ListQuery
  search: ListSearch
  /** Of the whole list: rows there are, but not on the page that was asked for. */
  total: number
  /** Who or what fills the list when nothing was left out of it. */
  children?: ReactNode
  /** One button, if this person may. */
  act?: ReactNode
}

/** In the place of a table without rows: why there are none and what to do (SHELL-06). */
export function ListEmpty({ query, search, total, children, act }: ListEmptyProps) {
  if (total > 0) {
    const first = (
      <Link className="btn" to={query.href(search, { page: 1 })}>
        <FormattedMessage id="ui.list.first-page" />
      </Link>
    )
    return <EmptyState title={<FormattedMessage id="ui.list.beyond" values={{ page: search.page }} />} act={first} />
  }
  if (isFiltered(search)) {
    const clear = (
      <Link className="btn" to={query.href({ ...search, q: "", filters: {} })}>
        <FormattedMessage id="ui.filter.clear" />
      </Link>
    )
    return <EmptyState title={<FormattedMessage id="ui.list.no-match" />} act={clear} />
  }
  return (
    <EmptyState title={<FormattedMessage id="ui.list.empty" />} act={act}>
      {children}
    </EmptyState>
  )
}
