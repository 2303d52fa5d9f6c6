import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { searchModuleTexts, searchQuery } from "#app/parts/search/search-query.ts"
import { SearchResults } from "#app/parts/search/search-results.tsx"
import { findEverywhere } from "#app/parts/search/search-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { FilterBar, StatusCounts } from "#app/ui/table/filters.tsx"
import { ListEmpty, Pagination } from "#app/ui/table/list.tsx"

export const handle = { access: "member", title: "search.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = searchQuery.parse(request.url)
  return { search, found: await findEverywhere(context, search) }
}

/** Words in groups, meetings, ballots and notices, as far as the person may read them (SHELL-10). */
export default function SearchPage() {
  const { search, found } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const list = { query: searchQuery, search }
  const counts = found?.counts.map(({ module, count }) => ({
    value: module,
    text: intl.formatMessage({ id: searchModuleTexts[module] }),
    count,
  }))
  return (
    <>
      <PageHead title={<FormattedMessage id="search.title" />} intro={<FormattedMessage id="search.intro" />} />
      <FilterBar {...list} />
      {found && counts && (
        <>
          <StatusCounts {...list} filter="module" counts={counts} />
          {found.items.length > 0 ? <SearchResults items={found.items} /> : <ListEmpty {...list} total={found.total} />}
          <Pagination {...list} total={found.total} />
        </>
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
