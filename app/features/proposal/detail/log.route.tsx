import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { proposalLog } from "./members.server.ts"

export const handle = { access: "group", title: "operation-log.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return proposalLog(context, params)
}

/** The log of a proposal: what was done, by whom and when (PROP-01). */
export default function ProposalLog() {
  const intl = useIntl()
  const { log } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: "operation-log.title" })} />
      <OperationLog from={log} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
