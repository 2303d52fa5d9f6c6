import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { placeFrom } from "#app/lib/place.ts"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Section } from "#app/ui/layout/section.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { ballotView } from "./ballot-view.server.ts"
import { CastPanel } from "./cast-panel.tsx"
import { castView, castVote } from "./cast.server.ts"
import { DetailDocuments } from "./detail-documents.tsx"
import { DetailFacts } from "./detail-facts.tsx"
import { DetailHead } from "./detail-head.tsx"
import { DetailNext } from "./detail-next.tsx"
import { DetailOptions } from "./detail-options.tsx"
import { loadBallot } from "./detail-parts.server.ts"
import { DetailRecords, DetailResult } from "./detail-result.tsx"
import { DetailVoters } from "./detail-voters.tsx"

export const handle = { access: "group", title: "ballot.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ballot, parts } = await loadBallot(context, request, params)
  const place = placeFrom(params)
  const view = ballotView(ballot, place, context)
  const cast = await castView(context, request, ballot, place)
  return { ballot: view, windowTitle: view.windowTitle, cast, ...parts }
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return castVote(context, request, params)
}

/**
 * After a refusal the page shows the ballot as it is now: closed, cancelled, or voted in (states.md 1d); after an answer that was
 * lost, whether the vote has arrived.
 */
export function shouldRevalidate({ actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus >= 400 || defaultShouldRevalidate
}

/** One ballot: its question, the vote, and what may be read of the votes (VOTE-01, VOTE-03, VOTE-05). */
export default function BallotDetail() {
  const { ballot, cast, log, result, records } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <DetailHead ballot={ballot} />
      <Split
        main={
          <>
            <DetailNext ballot={ballot} />
            <RichText html={ballot.html} />
            <CastPanel view={cast} answer={answer} />
            <DetailOptions ballot={ballot} />
            {result && <DetailResult ballot={ballot} result={result} />}
            {records && <DetailRecords ballot={ballot} records={records} />}
            <DetailVoters ballot={ballot} />
            <DetailDocuments documentation={ballot.documentation} />
            <Section id="log" title={<FormattedMessage id="operation-log.title" />}>
              <OperationLog from={log} />
            </Section>
          </>
        }
        aside={<DetailFacts ballot={ballot} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
