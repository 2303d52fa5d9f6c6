import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { certificatePaths } from "#app/lib/paths/certificate.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Link } from "#app/ui/link.tsx"
import { ListEmpty } from "#app/ui/table/list-empty.tsx"
import { ListTable } from "#app/ui/table/list-table.tsx"
import { Pagination } from "#app/ui/table/pagination.tsx"
import { certificateQuery } from "./certificate-query.ts"
import { certificateColumns, CertificateFilters } from "./certificate-table.tsx"
import { listCertificates } from "./certificate.server.ts"

export const handle = { access: "member", title: "certificate.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = certificateQuery.parse(request.url)
  return { search, list: await listCertificates(context, search) }
}

/** The certificate centre: all certificates, or those of one's own applications (CERT-05, SHELL-06). */
export default function CertificateList() {
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const title = useIntl().formatMessage({ id: "certificate.list.title" })
  const table = { query: certificateQuery, search }
  const create = list.canCreate && (
    <Link className="btn primary" to={certificatePaths.create(url)}>
      <FormattedMessage id="certificate.create.title" />
    </Link>
  )
  const csv = list.canExport ? certificatePaths.csv(url) + certificateQuery.href(search) : undefined
  return (
    <>
      <PageHead
        title={title}
        acts={
          <>
            {create}
            <ListExports csv={csv} />
          </>
        }
      />
      <CertificateFilters search={search} />
      {list.items.length > 0 ? (
        <ListTable
          {...table}
          caption={title}
          columns={certificateColumns(list.zone)}
          rows={list.items}
          rowKey={({ id }) => id}
        />
      ) : (
        <ListEmpty {...table} total={list.total} act={create}>
          <FormattedMessage id="certificate.list.empty" />
        </ListEmpty>
      )}
      <Pagination {...table} total={list.total} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
