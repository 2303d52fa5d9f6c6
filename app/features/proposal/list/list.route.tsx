import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { csvHref } from "#app/parts/event/list-scope.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { List } from "#app/ui/table/list.tsx"
import { listProposals } from "./list.server.ts"
import { proposalQuery } from "./list.query.ts"
import { proposalColumns, ProposalFilters } from "./list.table.tsx"

export const handle = { access: "group", title: "proposal.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const search = proposalQuery.parse(request.url)
  return { scope, search, list: await listProposals(context, scope, search) }
}

/** Proposals of the alliance or of one group (PROP-01, SHELL-06). */
export default function ProposalList() {
  const { scope, search, list } = useLoaderData<typeof loader>()
  const title = useIntl().formatMessage({ id: "proposal.list.title" })
  const table = { query: proposalQuery, search }
  const create = list.canCreate && (
    <Link
      className="btn primary"
      to={proposalPaths.create(scope.alliance, scope.acronym === undefined ? {} : { group: scope.acronym })}
    >
      <FormattedMessage id="proposal.list.create" />
    </Link>
  )
  const csv = csvHref(proposalPaths.csv(scope.alliance), proposalQuery, search, { ...scope, isMine: false })
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {create}
            <ListExports csv={list.canExport ? csv : undefined} exportHref={list.exportHref} />
          </>
        }
      />
      <ProposalFilters search={search} counts={list.counts} />
      <List
        {...table}
        caption={title}
        columns={proposalColumns(scope.acronym !== undefined, list.zone)}
        page={list}
        rowKey={({ code }) => code}
        action={create}
        empty={list.canCreate && <FormattedMessage id="proposal.list.empty" />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
