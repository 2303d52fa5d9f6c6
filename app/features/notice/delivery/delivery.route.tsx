import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { type DeliveryRow, deliveryView } from "./delivery.server.ts"
import { deliveryQuery } from "../list/list.query.ts"
import { deliverySymbols, deliveryStateTexts } from "../notice.status.ts"
import { useNoticeCrumbs } from "../detail/use-notice-crumbs.ts"

export const handle = { access: "group", title: "notice.delivery.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = deliveryQuery.parse(request.url)
  return { search, view: await deliveryView(context, params, search) }
}

/** The deliveries of a notice and which of them failed (NOTICE-02). */
export default function NoticeDelivery() {
  const { search, view } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const title = intl.formatMessage({ id: "notice.delivery.title" })
  const table = { query: deliveryQuery, search }
  const { scope, id } = view
  const here = noticePaths.page(scope, id, "delivery")
  const kinds = [
    { value: "member", text: intl.formatMessage({ id: "notice.delivery.members" }) },
    { value: "external", text: intl.formatMessage({ id: "notice.externals" }) },
  ]
  return (
    <>
      <PageHead
        crumbs={useNoticeCrumbs(scope, view)}
        title={title}
        actions={
          <>
            {!view.isOver && (
              <a className="btn" {...linkTo(here + deliveryQuery.href(search))}>
                {intl.formatMessage({ id: "notice.refresh" })}
              </a>
            )}
            <a
              className="btn"
              href={`${noticePaths.deliveryCsv(scope.alliance, id)}?${new URLSearchParams(deliveryQuery.entries(search))}`}
            >
              {intl.formatMessage({ id: "event.csv" })}
            </a>
          </>
        }
      />
      <FilterBar
        {...table}
        counts={view.counts.map(({ state, count }) => ({
          value: state,
          text: intl.formatMessage({ id: deliveryStateTexts[state] }),
          count,
        }))}
        fields={[{ name: "kind", label: intl.formatMessage({ id: "notice.recipients" }), options: kinds }]}
      />
      <List
        {...table}
        caption={title}
        columns={deliveryColumns(view.zone)}
        page={view}
        rowKey={(row) => row.id}
        empty={intl.formatMessage({ id: "notice.delivery.empty" })}
      />
    </>
  )
}

/** Columns of the deliveries of a notice. @param zone name of the time zone, for the column heading */
function deliveryColumns(zone: string): Column<DeliveryRow>[] {
  return [
    {
      key: "email",
      head: "notice.delivery.email",
      kind: "subject",
      sort: "email",
      cell: ({ email, name, failure }) => (
        <>
          {email}
          {name && <small>{name}</small>}
          {failure && <small>{failure}</small>}
        </>
      ),
    },
    {
      key: "language",
      head: "notice.delivery.language",
      isLabelled: true,
      cell: ({ language }, intl) => intl.formatMessage({ id: `notice.language.${language}` }),
    },
    {
      key: "time",
      head: "notice.delivery.time-in-zone",
      headValues: { zone },
      sort: "time",
      isWhole: true,
      cell: ({ time }) => time && <Time moment={time} />,
    },
    {
      key: "state",
      head: "event.status",
      kind: "tag",
      sort: "state",
      cell: ({ state }, intl) => (
        <StatusTag symbol={deliverySymbols[state]}>{intl.formatMessage({ id: deliveryStateTexts[state] })}</StatusTag>
      ),
    },
  ]
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
