import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { EventKicker } from "#app/parts/event/event-head.tsx"
import { PrintPage } from "#app/parts/print/print-page.tsx"
import { printView } from "#app/parts/print/print-view.server.ts"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Section, Stack } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { BallotKeys } from "../detail/ballot-keys.tsx"
import { PapersTable } from "./ballot-papers.tsx"
import { type PaperView, type RecordView, type ResultView, resultWithRecords } from "./result.server.ts"
import { ballotView, type BallotView } from "../detail/detail.server.ts"
import { RecordsTable } from "./records-table.tsx"
import { Outcome, ResultTable, ResultVerdict } from "./result-table.tsx"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "group", title: "ballot.result.title", scripts: false } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { ballot: found, result, records, papers } = await resultWithRecords(context, params)
  const ballot = ballotView(found, shellScopeFrom(params), context)
  const title = serverIntl(context.locale).formatMessage({ id: "ballot.result.title" })
  return { ballot, result, records, papers, print: printView(context), windowTitle: `${title} ${ballot.windowTitle}` }
}

/** Printable result of a ballot, sealed once the ballot has ended (VOTE-05, VOTE-06, SHELL-08). */
export default function BallotResult() {
  const intl = useIntl()
  const { ballot, result, records, papers, print } = useLoaderData<typeof loader>()
  const back = { href: ballotPaths.detail(ballot.scope, ballot.id), text: intl.formatMessage({ id: "ballot.back" }) }
  return (
    <PrintPage back={back} print={print}>
      <ResultDocument ballot={ballot} result={result} records={records} papers={papers} alliance={print.alliance} />
    </PrintPage>
  )
}

export { RootError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"

type ResultDocumentProps = {
  ballot: BallotView
  result: ResultView
  records?: RecordView[]
  papers?: PaperView[]
  alliance: string
}

/** The document's content: the question, the outcome and whether it is valid, and each voter's vote (VOTE-06). */
function ResultDocument({ ballot, result, records, papers, alliance }: ResultDocumentProps) {
  const intl = useIntl()
  const { subject, group, html, status, times, isSecret } = ballot
  return (
    <>
      <header className="head">
        <p className="muted">
          {[alliance, group?.name].filter(Boolean).join(" · ")} · {intl.formatMessage({ id: "ballot.result.title" })}
        </p>
        <p className="kicker">
          <EventKicker {...ballot} />
        </p>
        <h1>{subject}</h1>
        <BallotKeys ballot={ballot} />
      </header>
      <Stack>
        <Seal ballot={ballot} result={result} />
        <RichText html={html} />
        <Section title={intl.formatMessage({ id: "ballot.result" })}>
          <Stack gap="tight">
            {status === "ended" && <Outcome result={result} />}
            <ResultTable result={result} />
            <ResultVerdict result={result} isOpen={ballot.status === "ongoing"} />
          </Stack>
        </Section>
        {papers && (
          <Section title={intl.formatMessage({ id: "ballot.papers" })}>
            <PapersTable papers={papers} />
          </Section>
        )}
        {records && (
          <Section title={intl.formatMessage({ id: "ballot.records" })}>
            <RecordsTable records={records} isSecret={isSecret} zone={times.zoneHere} />
          </Section>
        )}
      </Stack>
    </>
  )
}

/** Says whether the numbers are final. */
function Seal({ ballot: { status, endReason }, result: { sealed } }: { ballot: BallotView; result: ResultView }) {
  const intl = useIntl()
  if (sealed)
    return (
      <Note tone="live">{intl.formatMessage({ id: "ballot.next.ended" }, { time: <Time moment={sealed} /> })}</Note>
    )
  return (
    <Note tone={status === "cancelled" ? "stop" : "hold"}>
      {intl.formatMessage({ id: status === "cancelled" ? "ballot.never-sealed" : "ballot.not-sealed" })}{" "}
      {endReason && <span className="lines">{endReason}</span>}
    </Note>
  )
}
