import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { applicationStatusTexts } from "#app/parts/record-status/application.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { type ApplicationListView, type ApplicationRowView, listApplications } from "./list.server.ts"
import {
  administratorSteps,
  applicationSymbols,
  applicationQuery,
  type ApplicationSearch,
} from "./membership-application.status.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "member-admin", title: "membership-application.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = applicationQuery.parse(request.url)
  return { search, list: await listApplications(context, search) }
}

/** Organisations that have applied to join (ADM-07, SHELL-06). */
export default function MembershipApplicationList() {
  const intl = useIntl()
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const csv = list.exportHref && membershipApplicationPaths.csv(url) + applicationQuery.href(search)
  return (
    <ListPage
      title="membership-application.list.title"
      query={applicationQuery}
      search={search}
      columns={applicationColumns(list.zone)}
      page={list}
      rowKey={({ id }) => id}
      actions={
        <>
          {list.canGuide && (
            <a className="btn" {...linkTo(membershipApplicationPaths.guidelines(url))}>
              {intl.formatMessage({ id: "membership-application.guidelines.title" })}
            </a>
          )}
          <ListExports csv={csv} exportHref={list.exportHref} />
        </>
      }
    >
      <Filters search={search} list={list} />
    </ListPage>
  )
}

function Filters({ search, list: { counts } }: { search: ApplicationSearch; list: ApplicationListView }) {
  const intl = useIntl()
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: applicationStatusTexts[status] }),
    count,
  }))
  return (
    <FilterBar
      query={applicationQuery}
      search={search}
      counts={statuses}
      fields={[
        {
          name: "step",
          label: intl.formatMessage({ id: "membership-application.step" }),
          options: administratorSteps.map((value) => ({
            value,
            text: intl.formatMessage({ id: `membership-application.step.${value}` }),
          })),
        },
      ]}
    />
  )
}

/** Columns of the list of membership applications (ADM-07). @param zone name of the time zone, shown in the header of a time */
const applicationColumns = (zone: string): Column<ApplicationRowView>[] => [
  { key: "code", head: "membership-application.code", kind: "ref", sort: "code", cell: ({ code }) => code },
  {
    key: "name",
    head: "membership-application.applicant",
    kind: "subject",
    sort: "name",
    cell: ({ href, name, otherName, otherLang, isTwin }, intl) => (
      <>
        <a lang={textLang(name, intl.locale)} {...linkTo(href)}>
          {name}
        </a>
        {otherName && <small lang={otherLang}>{otherName}</small>}
        {isTwin && (
          <small>
            <span className="mark">{intl.formatMessage({ id: "membership-application.twin" })}</span>
          </small>
        )}
      </>
    ),
  },
  { key: "region", head: "membership-application.region", isLabelled: true, cell: ({ region }) => region },
  { key: "level", head: "membership-application.level", isLabelled: true, cell: ({ level }) => level },
  {
    key: "submitted",
    head: "membership-application.submitted-in-zone",
    headValues: { zone },
    sort: "created_time",
    isWhole: true,
    cell: ({ submitted }) => <Time moment={submitted} />,
  },
  {
    key: "step",
    head: "membership-application.step",
    isLabelled: true,
    cell: ({ step }, intl) => step && intl.formatMessage({ id: `membership-application.step.${step}` }),
  },
  {
    key: "status",
    head: "entity.status",
    kind: "tag",
    sort: "status",
    cell: ({ status }, intl) => (
      <StatusTag symbol={applicationSymbols[status]}>
        {intl.formatMessage({ id: applicationStatusTexts[status] })}
      </StatusTag>
    ),
  },
]

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
