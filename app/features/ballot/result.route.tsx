import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { shellScopeFrom } from "#app/lib/shell-scope.ts"
import { PrintPage } from "#app/parts/print/print-page.tsx"
import { printView } from "#app/parts/print/print-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { wholeResult } from "./ballot-result.server.ts"
import { ballotView } from "./ballot-view.server.ts"
import { ResultDocument } from "./result-document.tsx"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "group", title: "ballot.result.title", scripts: false } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { ballot: found, result, records } = await wholeResult(context, params)
  const ballot = ballotView(found, shellScopeFrom(params), context)
  const title = serverIntl(context.locale).formatMessage({ id: "ballot.result.title" })
  return { ballot, result, records, print: printView(context), windowTitle: `${title} ${ballot.windowTitle}` }
}

/** The result of a ballot as a document, sealed once it has ended, for print (VOTE-05, VOTE-06, SHELL-08). */
export default function BallotResult() {
  const { ballot, result, records, print } = useLoaderData<typeof loader>()
  const back = { href: ballotPaths.detail(ballot.scope, ballot.id), text: <FormattedMessage id="ballot.back" /> }
  return (
    <PrintPage back={back} print={print}>
      <ResultDocument ballot={ballot} result={result} records={records} alliance={print.alliance} />
    </PrintPage>
  )
}

export { RootError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
