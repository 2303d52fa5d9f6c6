import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, useLoaderData } from "@remix-run/react"
import { useId } from "react"
import { useIntl } from "react-intl"
import { longestWords, type Search, searchQuery } from "#app/parts/search/search-query.ts"
import { SearchResults } from "#app/parts/search/search-results.tsx"
import { findEverywhere } from "#app/parts/search/search-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { useQueryValue } from "#app/ui/table/filter-fields.tsx"
import { QueryFields, StatusCounts } from "#app/ui/table/filters.tsx"
import { ListEmpty } from "#app/ui/table/list.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"

export const handle = { access: "member", title: "search.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = searchQuery.parse(request.url)
  return { search, found: await findEverywhere(context, search) }
}

/** Full-text search in groups, meetings, ballots and notices that the person may read (SHELL-10). */
export default function SearchPage() {
  const { search, found } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const list = { query: searchQuery, search }
  const counts = found?.counts
    .filter(({ module, count }) => count > 0 || module === search.filters.module)
    .map(({ module, count }) => ({ value: module, text: intl.formatMessage({ id: `search.kind.${module}` }), count }))
  return (
    <>
      <PageHead title={intl.formatMessage({ id: "search.title" })} intro={intl.formatMessage({ id: "search.intro" })} />
      <SearchForm search={search} />
      {found && counts && (
        <>
          {counts.length > 0 && <StatusCounts {...list} filter="module" counts={counts} />}
          {found.items.length > 0 && <SearchResults items={found.items} words={search.q} />}
          {found.items.length === 0 && found.total > 0 && <ListEmpty {...list} total={found.total} />}
          {found.total === 0 && <NothingFound search={search} isElsewhere={counts.some(({ count }) => count > 0)} />}
          <Pagination {...list} total={found.total} />
        </>
      )}
    </>
  )
}

/** The search form; a new search covers all kinds again. */
function SearchForm({ search }: { search: Search }) {
  const intl = useIntl()
  const id = useId()
  const ref = useQueryValue<HTMLInputElement>(search.q)
  return (
    <search aria-label={useIntl().formatMessage({ id: "search.title" })}>
      <Form className="filters" action="?">
        <QueryFields entries={searchQuery.entries(search)} without={["q", "module"]} />
        <div className="find">
          <label htmlFor={id}>{intl.formatMessage({ id: "search.words" })}</label>
          <input id={id} ref={ref} type="search" name="q" defaultValue={search.q} maxLength={longestWords} />
        </div>
        <button className="btn" type="submit">
          {intl.formatMessage({ id: "search.submit" })}
        </button>
      </Form>
    </search>
  )
}

/** Says that nothing was found, or only nothing of the chosen kind. @param isElsewhere whether there are results of other kinds */
function NothingFound({ search, isElsewhere }: { search: Search; isElsewhere: boolean }) {
  const intl = useIntl()
  const words = search.q
  if (isElsewhere) {
    const all = (
      <a className="btn" {...linkTo(searchQuery.href(search, { filters: { module: undefined } }))}>
        {intl.formatMessage({ id: "search.all" })}
      </a>
    )
    return <EmptyState title={intl.formatMessage({ id: "search.nothing.kind" }, { words })} action={all} />
  }
  return (
    <EmptyState title={intl.formatMessage({ id: "search.nothing" }, { words })}>
      {intl.formatMessage({ id: "search.nothing.try" })}
    </EmptyState>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
