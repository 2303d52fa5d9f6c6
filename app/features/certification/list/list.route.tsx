import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { List } from "#app/ui/table/list.tsx"
import { listCertifications } from "./list.server.ts"
import { certificationColumns, CertificationFilters } from "./list.table.tsx"
import { certificationQuery } from "../certification.status.ts"

export const handle = { access: "member", title: "certification.list.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return listCertifications(context, request.url)
}

/** Certification applications; those waiting for this user come first (CERT-01, SHELL-06). */
export default function CertificationList() {
  const list = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const title = useIntl().formatMessage({ id: "certification.list.title" })
  const { search } = list
  const table = { query: certificationQuery, search }
  const create = list.canCreate && (
    <Link className="btn primary" to={certificationPaths.create(url)}>
      <FormattedMessage id="certification.list.create" />
    </Link>
  )
  const csv = list.canExport ? certificationPaths.csv(url) + certificationQuery.href(search) : undefined
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {create}
            <Link className="btn" to={paths.certificates(url)}>
              <FormattedMessage id="certificate.list.title" />
            </Link>
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
        empty={<FormattedMessage id="certification.list.empty" />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
