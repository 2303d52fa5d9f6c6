import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { List } from "#app/ui/table/list.tsx"
import { listCertifications, type CertificationListView, type CertificationRowView } from "./list.server.ts"
import {
  certificationQuery,
  certificationSymbols,
  certificationStatusTexts,
  openStatuses,
} from "../certification.status.ts"
import { certificationPhaseValues } from "#openapi/generated/values/certification-phase.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "member", title: "certification.list.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return listCertifications(context, request.url)
}

/** Certification applications; those waiting for this user come first (CERT-01, SHELL-06). */
export default function CertificationList() {
  const intl = useIntl()
  const list = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const title = intl.formatMessage({ id: "certification.list.title" })
  const { search } = list
  const table = { query: certificationQuery, search }
  const create = list.canCreate && (
    <a className="btn primary" {...linkTo(certificationPaths.create(url))}>
      {intl.formatMessage({ id: "certification.list.create" })}
    </a>
  )
  const csv = list.canExport ? certificationPaths.csv(url) + certificationQuery.href(search) : undefined
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {create}
            <a className="btn" {...linkTo(paths.certificates(url))}>
              {intl.formatMessage({ id: "certificate.list.title" })}
            </a>
            <ListExports csv={csv} exportHref={list.exportHref} />
          </>
        }
      />
      <CertificationFilters list={list} />
      <List
        {...table}
        caption={title}
        columns={certificationColumns(list.zone)}
        page={list}
        rowKey={({ id }) => id}
        action={create}
        empty={intl.formatMessage({ id: "certification.list.empty" })}
      />
    </>
  )
}

/** Who acts next; an agency is shown by its name. */
function Next({ row: { actor, agency, isMine } }: { row: CertificationRowView }) {
  const intl = useIntl()
  if (!actor) return null
  return (
    <>
      {agency ?? intl.formatMessage({ id: `certification.actor.${actor}` })}{" "}
      {isMine && <span className="mark">{intl.formatMessage({ id: "certification.your-turn" })}</span>}
    </>
  )
}

/** Columns of the list of applications (CERT-01). @param zone name of the time zone, shown in the header of the time column */
function certificationColumns(zone: string): Column<CertificationRowView>[] {
  return [
    {
      key: "code",
      head: "certification.code",
      kind: "ref",
      sort: "code",
      cell: ({ code }) => <span className="ref">{code}</span>,
    },
    {
      key: "subject",
      head: "event.subject",
      kind: "subject",
      cell: ({ href, subject }, intl) => (
        <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
          {subject}
        </a>
      ),
    },
    { key: "company", head: "certification.company", sort: "company", cell: ({ company }) => company },
    {
      key: "step",
      head: "certification.step",
      isLabelled: true,
      cell: ({ step }, intl) => step && intl.formatMessage({ id: `certification.step.${step}` }),
    },
    { key: "next", head: "certification.next", isLabelled: true, cell: (row) => <Next row={row} /> },
    {
      key: "since",
      head: "certification.since",
      headValues: { zone },
      isWhole: true,
      isLabelled: true,
      cell: ({ since }) => since && <Time moment={since} />,
    },
    {
      key: "status",
      head: "event.status",
      kind: "tag",
      cell: ({ status }, intl) => (
        <StatusTag symbol={certificationSymbols[status]}>
          {intl.formatMessage({ id: certificationStatusTexts[status] })}
        </StatusTag>
      ),
    },
  ]
}

type FiltersProps = { list: Pick<CertificationListView, "search" | "counts" | "agencies"> }

/** Filters above the list of applications: statuses with counts, search text, assignee, phase, status, agency (SHELL-06). */
function CertificationFilters({ list: { search, counts, agencies } }: FiltersProps) {
  const intl = useIntl()
  const listProps = { query: certificationQuery, search }
  const textOf = (id: FormatjsIntl.Message["ids"]) => intl.formatMessage({ id })
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: textOf(certificationStatusTexts[status]),
    count,
  }))
  const whose = [
    { value: "waiting", text: textOf("certification.whose.waiting") },
    { value: "mine", text: textOf("certification.whose.mine") },
  ]
  return (
    <FilterBar
      {...listProps}
      counts={statuses}
      finer="state"
      fields={[
        { name: "whose", label: textOf("certification.whose"), options: whose },
        {
          name: "phase",
          label: textOf("certification.phase"),
          options: certificationPhaseValues.map((value) => ({ value, text: textOf(`certification.phase.${value}`) })),
        },
        {
          name: "state",
          label: textOf("event.status"),
          options: openStatuses.map((value) => ({ value, text: textOf(certificationStatusTexts[value]) })),
        },
        { name: "agency", label: textOf("certification.agency"), options: agencies },
      ]}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
