import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Link } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filter-bar.tsx"
import { FilterSelect } from "#app/ui/table/filter-select.tsx"
import { ListEmpty } from "#app/ui/table/list-empty.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { StatusCounts } from "#app/ui/table/status-counts.tsx"
import { deliveryColumns } from "./delivery-table.tsx"
import { deliveryView } from "./delivery.server.ts"
import { deliveryQuery } from "./notice-query.ts"
import { deliveryStateTexts } from "./notice.status.ts"

export const handle = { access: "group", title: "notice.delivery.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = deliveryQuery.parse(request.url)
  return { search, view: await deliveryView(context, params, search) }
}

/** To whom a notice has gone, and where it failed (NOTICE-02). */
export default function NoticeDelivery() {
  const { search, view } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const title = intl.formatMessage({ id: "notice.delivery.title" })
  const table = { query: deliveryQuery, search }
  const { place, id } = view
  const here = noticePaths.page(place, id, "delivery")
  const kinds = [
    { value: "member", text: intl.formatMessage({ id: "notice.delivery.members" }) },
    { value: "external", text: intl.formatMessage({ id: "notice.externals" }) },
  ]
  return (
    <>
      <PageHead
        crumbs={[{ href: noticePaths.detail(place, id), text: view.subject }]}
        title={title}
        acts={
          <>
            {!view.isOver && (
              <Link className="btn" to={here + deliveryQuery.href(search)}>
                <FormattedMessage id="notice.refresh" />
              </Link>
            )}
            <a
              className="btn"
              href={`${noticePaths.deliveryCsv(place.alliance, id)}?${new URLSearchParams(deliveryQuery.entries(search))}`}
            >
              <FormattedMessage id="event.csv" />
            </a>
          </>
        }
      />
      <StatusCounts
        {...table}
        counts={view.counts.map(({ state, count }) => ({
          value: state,
          text: intl.formatMessage({ id: deliveryStateTexts[state] }),
          count,
        }))}
      />
      <FilterBar {...table} holds={["kind"]}>
        <FilterSelect
          name="kind"
          label={intl.formatMessage({ id: "notice.recipients" })}
          value={search.filters.kind}
          options={kinds}
        />
      </FilterBar>
      {view.items.length > 0 ? (
        <ListTable
          {...table}
          caption={title}
          columns={deliveryColumns(view.zone)}
          rows={view.items}
          rowKey={(row) => row.id}
        />
      ) : (
        <ListEmpty {...table} total={view.total}>
          <FormattedMessage id="notice.delivery.empty" />
        </ListEmpty>
      )}
      <Pagination {...table} total={view.total} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
