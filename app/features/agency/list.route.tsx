import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { agencyTypeValues } from "#openapi/generated/values/agency-type.ts"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { AnswerNote } from "#app/ui/feedback/note.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import { enableAgency } from "./agency.server.ts"
import { type AgencyListView, listAgencies } from "./list.server.ts"
import { agencyColumns } from "./list.table.tsx"
import { agencyQuery, type AgencySearch, agencyTypeTexts } from "./agency.status.ts"

export const handle = { access: "admin", title: "agency.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = agencyQuery.parse(request.url)
  return { search, list: await listAgencies(context, search) }
}

export const action = enableAgency

/** List of the alliance's test and certification agencies (ADM-04, SHELL-06). */
export default function AgencyList() {
  const intl = useIntl()
  const { search, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const csv = list.exportHref && agencyPaths.csv(url) + agencyQuery.href(search)
  return (
    <ListPage
      title="agency.list.title"
      query={agencyQuery}
      search={search}
      columns={agencyColumns}
      page={list}
      rowKey={({ id }) => id}
      actions={
        <>
          {list.canCreate && (
            <a className="btn primary" {...linkTo(agencyPaths.create(url))}>
              {intl.formatMessage({ id: "agency.create.title" })}
            </a>
          )}
          <ListExports csv={csv} exportHref={list.exportHref} />
        </>
      }
    >
      {answer && (
        <AnswerNote title={intl.formatMessage({ id: "agency.enable.failed" })}>
          {"refusal" in answer ? answer.refusal : intl.formatMessage({ id: "form.server_error" })}
        </AnswerNote>
      )}
      <Filters search={search} list={list} />
    </ListPage>
  )
}

function Filters({ search, list: { counts } }: { search: AgencySearch; list: AgencyListView }) {
  const intl = useIntl()
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: enabledStatusTexts[status] }),
    count,
  }))
  return (
    <FilterBar
      query={agencyQuery}
      search={search}
      counts={statuses}
      fields={[
        {
          name: "type",
          label: intl.formatMessage({ id: "agency.type" }),
          options: agencyTypeValues.map((value) => ({
            value,
            text: intl.formatMessage({ id: agencyTypeTexts[value] }),
          })),
        },
      ]}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
