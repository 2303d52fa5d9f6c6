import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { operationText } from "#app/parts/operation-log/operation-texts.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterDate } from "#app/ui/table/filter-date.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { listLog } from "./log-list.server.ts"
import { logQuery } from "./log-query.ts"
import { logColumns } from "./log-table.tsx"

export const handle = { access: "member-admin", title: "operation-log.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = logQuery.parse(request.url)
  return { search, list: await listLog(context, search) }
}

/** What was done in the alliance, by whom, when and from where (ADM-08). */
export default function AllianceLog() {
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const { operation, from, to } = search.filters
  const options = logQuery.filters.operation.map((value) => {
    const id = operationText(value)
    return { value, text: id ? intl.formatMessage({ id }) : value }
  })
  return (
    <ListPage
      title="operation-log.title"
      query={logQuery}
      search={search}
      columns={logColumns(list.zone)}
      page={list}
      rowKey={({ id }) => id}
      acts={
        list.canExport && (
          <a className="btn" href={paths.operationLogCsv(url) + logQuery.href(search)}>
            <FormattedMessage id="event.csv" />
          </a>
        )
      }
    >
      <FilterBar query={logQuery} search={search} holds={["operation", "from", "to"]}>
        <FilterSelect
          name="operation"
          label={intl.formatMessage({ id: "operation-log.what" })}
          value={operation}
          options={options}
        />
        <FilterDate name="from" label={intl.formatMessage({ id: "event.from" })} value={from} />
        <FilterDate name="to" label={intl.formatMessage({ id: "event.to" })} value={to} />
      </FilterBar>
    </ListPage>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
