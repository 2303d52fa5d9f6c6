import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure } from "#app/lib/failure.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { EventKicker } from "#app/parts/event/event-head.tsx"
import { PrintPage } from "#app/parts/print/print-page.tsx"
import { printView } from "#app/parts/print/print-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { viewerOfRequest } from "#app/session/request-context.server.ts"
import { Facts } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { ballotOf } from "../ballot.server.ts"
import { ballotView, type BallotView } from "../detail/detail.server.ts"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "group", title: "ballot.receipt.title", scripts: false } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ballot = ballotView(await ballotOf(context, params), shellScopeFrom(params), context)
  // Users who have not voted have no receipt, and that of a secret ballot is shown only once.
  if (!ballot.myVote?.code) throw new ApiFailure({ kind: "not_found" })
  const title = serverIntl(context.locale).formatMessage({ id: "ballot.receipt.title" })
  const { name } = viewerOfRequest(context)
  const { myVote } = ballot
  return { ballot, vote: myVote, voter: name, print: printView(context), windowTitle: `${title} ${ballot.windowTitle}` }
}

/** Printable receipt of the user's vote: option, time and the confirmation code (VOTE-06, SHELL-08). */
export default function BallotReceipt() {
  const intl = useIntl()
  const { ballot, vote, voter, print } = useLoaderData<typeof loader>()
  const back = { href: ballotPaths.detail(ballot.scope, ballot.id), text: intl.formatMessage({ id: "ballot.back" }) }
  return (
    <PrintPage back={back} print={print}>
      <ReceiptDocument ballot={ballot} vote={vote} voter={voter} alliance={print.alliance} />
    </PrintPage>
  )
}

export { RootError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"

type ReceiptDocumentProps = {
  ballot: BallotView
  vote: NonNullable<BallotView["myVote"]>
  voter: string
  alliance: string
}

/** The receipt's content: ballot, voter, option, time and code (VOTE-06). */
function ReceiptDocument({ ballot, vote, voter, alliance }: ReceiptDocumentProps) {
  const intl = useIntl()
  const { subject, group, status, times, myEntity } = ballot
  return (
    <>
      <header className="head">
        <p className="muted">
          {[alliance, group?.name].filter(Boolean).join(" · ")} · {intl.formatMessage({ id: "ballot.receipt.title" })}
        </p>
        <p className="kicker">
          <EventKicker {...ballot} />
        </p>
        <h1>{subject}</h1>
      </header>
      <Facts
        items={[
          { term: intl.formatMessage({ id: "ballot.record.organization" }), value: myEntity?.name },
          {
            term: intl.formatMessage({ id: "ballot.weight" }),
            value: myEntity && myEntity.weight > 1 && intl.formatNumber(myEntity.weight),
          },
          {
            term: intl.formatMessage({ id: myEntity ? "ballot.record.cast-by" : "ballot.record.voter" }),
            value: voter,
          },
          { term: intl.formatMessage({ id: "ballot.record.cast-by" }), value: vote.castBy },
          { term: intl.formatMessage({ id: "ballot.record.option" }), value: vote.option },
          {
            term: intl.formatMessage({ id: "ballot.record.reason" }),
            value: vote.reason && <span className="lines">{vote.reason}</span>,
          },
          {
            term: intl.formatMessage({ id: "ballot.record.time" }),
            value: <Time moment={vote.when} />,
          },
          {
            term: intl.formatMessage({ id: "ballot.receipt.code" }),
            value: <span className="ref code">{vote.code}</span>,
          },
        ]}
      />
      <p className="hint">
        {intl.formatMessage({ id: "ballot.receipt.final" })}{" "}
        {status === "ongoing" &&
          intl.formatMessage({ id: "ballot.receipt.records" }, { time: <Time moment={times.end} /> })}
      </p>
    </>
  )
}
