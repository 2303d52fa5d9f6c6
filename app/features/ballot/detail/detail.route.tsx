import type { LoaderFunctionArgs } from "@remix-run/node"
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Section, Split } from "#app/ui/layout/page.tsx"
import { BallotHead, BallotNext } from "./ballot-head.tsx"
import { loadBallot } from "../result/result.server.ts"
import { BallotRecordsSection, BallotResultSection } from "../result/ballot-result.tsx"
import { BallotDocumentsSection, BallotFacts, BallotOptionsSection, BallotVotersSection } from "./ballot-sections.tsx"
import { ballotView } from "./detail.server.ts"
import { castView, castVote } from "../cast/cast.server.ts"
import { CastPanel } from "../cast/cast-panel.tsx"

export const handle = { access: "group", title: "ballot.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ballot, parts } = await loadBallot(context, request, params)
  const scope = shellScopeFrom(params)
  const view = ballotView(ballot, scope, context)
  const cast = await castView(context, request, ballot, scope)
  return { ballot: view, windowTitle: view.windowTitle, cast, ...parts }
}

export const action = castVote

/**
 * Reloads the ballot after a refusal, because it may have been closed, cancelled or voted in meanwhile (docs/decisions/008-long-forms.md),
 * and after a lost response, because the vote may have been recorded.
 */
export function shouldRevalidate({ actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus >= 400 || defaultShouldRevalidate
}

/** Page of a ballot: its question, the voting form, and the results the user may read (VOTE-01, VOTE-03, VOTE-05). */
export default function BallotDetail() {
  const { ballot, cast, log, result, records } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <BallotHead ballot={ballot} />
      <Split
        main={
          <>
            <BallotNext ballot={ballot} />
            {ballot.status === "ended" && result && <BallotResultSection ballot={ballot} result={result} />}
            <RichText html={ballot.html} />
            {cast.isOffered ? (
              <div id="options">
                <CastPanel view={cast} answer={answer} />
              </div>
            ) : (
              <CastPanel view={cast} answer={answer} />
            )}
            <BallotOptionsSection ballot={ballot} isVoting={cast.isOffered} />
            {ballot.status !== "ended" && result && <BallotResultSection ballot={ballot} result={result} />}
            {records && <BallotRecordsSection ballot={ballot} records={records} />}
            <BallotVotersSection ballot={ballot} />
            <BallotDocumentsSection documentation={ballot.documentation} />
            <Section id="log" title={<FormattedMessage id="operation-log.title" />}>
              <OperationLog from={log} />
            </Section>
          </>
        }
        aside={<BallotFacts ballot={ballot} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
