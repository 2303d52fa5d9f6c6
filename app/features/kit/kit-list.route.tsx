import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import type { RouteHandle } from "#app/session/access.ts"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { sampleColumns, sampleWords } from "./kit-columns.tsx"
import { KitFrame } from "./kit-frame.tsx"
import { findSamples, sampleQuery } from "./kit-samples.ts"

export const handle = { access: "public", title: "kit.list", isDevelopmentOnly: true } satisfies RouteHandle

export function loader({ request }: LoaderFunctionArgs) {
  const search = sampleQuery.parse(request.url)
  return { search, page: findSamples(search) }
}

/** A whole list page, as a feature has it; development and test only. */
export default function KitListPage() {
  const { search, page } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const options = page.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: sampleWords[status] }),
    count,
  }))
  return (
    <KitFrame>
      <ListPage
        title="kit.list"
        query={sampleQuery}
        search={search}
        columns={sampleColumns}
        page={page}
        rowKey={({ id }) => id}
        acts={
          <Link className="btn primary" to="/kit">
            <FormattedMessage id="kit.button.primary" />
          </Link>
        }
      >
        <StatusCounts query={sampleQuery} search={search} counts={options} />
        <FilterBar query={sampleQuery} search={search} holds={["status"]}>
          <FilterSelect
            name="status"
            label={intl.formatMessage({ id: "kit.status" })}
            value={search.filters.status}
            options={options}
          />
        </FilterBar>
      </ListPage>
    </KitFrame>
  )
}
