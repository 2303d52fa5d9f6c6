import { Form } from "@remix-run/react"
import { useId, type ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { Link } from "#app/ui/link.tsx"
import { QueryFields } from "./query-fields.tsx"

type FilterBarProps = {
  query: ListQuery
  search: ListSearch
  /** `FilterSelect`s; filters without one keep their value. */
  children?: ReactNode
  /** Names of the filters that `children` hold. */
  holds?: string[]
}

/** Search and filters of a list as a GET form (SHELL-06); the way back to everything stands beside it. */
export function FilterBar({ query, search, children, holds = [] }: FilterBarProps) {
  const id = useId()
  return (
    <search>
      <Form className="filters" action="?" key={search.q}>
        <QueryFields entries={query.entries(search)} without={["q", ...holds]} />
        <div className="find">
          <label htmlFor={id}>
            <FormattedMessage id="ui.filter.search" />
          </label>
          <input id={id} type="search" name="q" defaultValue={search.q} maxLength={200} />
        </div>
        {children}
        <button className="btn" type="submit">
          <FormattedMessage id="ui.filter.submit" />
        </button>
        {isFiltered(search) && (
          <Link className="btn quiet" to={query.href({ ...search, q: "", filters: {} })}>
            <FormattedMessage id="ui.filter.clear" />
          </Link>
        )}
      </Form>
    </search>
  )
}

/** Whether a search leaves anything out. */
export function isFiltered(search: ListSearch): boolean {
  return search.q !== "" || Object.values(search.filters).some(Boolean)
}
