import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { certificatePaths } from "#app/lib/paths/certificate.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { type CertificateRowView, listCertificates } from "./certificate.server.ts"
import { certificateQuery, type CertificateSearch } from "./list.query.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "member", title: "certificate.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = certificateQuery.parse(request.url)
  return { search, list: await listCertificates(context, search) }
}

/** The certificate centre: all certificates, or those of the user's own applications (CERT-05, SHELL-06). */
export default function CertificateList() {
  const intl = useIntl()
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const title = useIntl().formatMessage({ id: "certificate.list.title" })
  const table = { query: certificateQuery, search }
  const create = list.canCreate && (
    <a className="btn primary" {...linkTo(certificatePaths.create(url))}>
      {intl.formatMessage({ id: "certificate.create.title" })}
    </a>
  )
  const csv = list.canExport ? certificatePaths.csv(url) + certificateQuery.href(search) : undefined
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {create}
            <ListExports csv={csv} exportHref={list.exportHref} />
          </>
        }
      />
      <CertificateFilters search={search} />
      <List
        {...table}
        caption={title}
        columns={certificateColumns(list.zone)}
        page={list}
        rowKey={({ id }) => id}
        action={create}
        empty={intl.formatMessage({ id: "certificate.list.empty" })}
      />
    </>
  )
}

/** Columns of the certificate centre. @param zone name of the time zone, shown in the header of the time column */
function certificateColumns(zone: string): Column<CertificateRowView>[] {
  return [
    {
      key: "code",
      head: "certificate.code",
      kind: "ref",
      sort: "code",
      cell: ({ code }) => <span className="ref">{code}</span>,
    },
    {
      key: "name",
      head: "certificate.name",
      kind: "subject",
      sort: "name",
      cell: ({ href, name }, intl) => (
        <a lang={textLang(name, intl.locale)} {...linkTo(href)}>
          {name}
        </a>
      ),
    },
    { key: "company", head: "certification.company", sort: "company", cell: ({ company }) => company },
    { key: "product", head: "certification.product", sort: "product", cell: ({ product }) => product },
    {
      key: "certification",
      head: "certificate.certification",
      isLabelled: true,
      cell: ({ certification }) => certification && <span className="ref">{certification}</span>,
    },
    {
      key: "uploaded",
      head: "certificate.uploaded",
      headValues: { zone },
      sort: "upload_time",
      isWhole: true,
      cell: ({ uploaded }) => <Time moment={uploaded} />,
    },
  ]
}

/** Filters above the list: search text and date range. */
function CertificateFilters({ search }: { search: CertificateSearch }) {
  const intl = useIntl()
  return (
    <FilterBar
      query={certificateQuery}
      search={search}
      fields={[
        { name: "from", label: intl.formatMessage({ id: "event.from" }), isDay: true },
        { name: "to", label: intl.formatMessage({ id: "event.to" }), isDay: true },
      ]}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
