import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { ApiFailure } from "#app/lib/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { shellScopeFrom } from "#app/lib/shell-scope.ts"
import { PrintPage } from "#app/parts/print/print-page.tsx"
import { printView } from "#app/parts/print/print-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { viewerOfRequest } from "#app/session/request-context.server.ts"
import { ballotOf } from "./ballot.server.ts"
import { ballotView } from "./ballot-view.server.ts"
import { ReceiptDocument } from "./receipt-document.tsx"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "group", title: "ballot.receipt.title", scripts: false } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ballot = ballotView(await ballotOf(context, params), shellScopeFrom(params), context)
  // Who has not voted has no receipt.
  if (!ballot.myVote) throw new ApiFailure({ kind: "not_found" })
  const title = serverIntl(context.locale).formatMessage({ id: "ballot.receipt.title" })
  const { name } = viewerOfRequest(context)
  const { myVote } = ballot
  return { ballot, vote: myVote, voter: name, print: printView(context), windowTitle: `${title} ${ballot.windowTitle}` }
}

/** What a person voted, when, and the code that acknowledges it, as a document for print (VOTE-06, SHELL-08). */
export default function BallotReceipt() {
  const { ballot, vote, voter, print } = useLoaderData<typeof loader>()
  const back = { href: ballotPaths.detail(ballot.scope, ballot.id), text: <FormattedMessage id="ballot.back" /> }
  return (
    <PrintPage back={back} print={print}>
      <ReceiptDocument ballot={ballot} vote={vote} voter={voter} alliance={print.alliance} />
    </PrintPage>
  )
}

export { RootError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
