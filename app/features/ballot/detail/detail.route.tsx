import type { LoaderFunctionArgs } from "@remix-run/node"
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react"
import { type IntlShape, useIntl } from "react-intl"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { AsOf } from "#app/parts/live/as-of.tsx"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Section, Split, type Fact } from "#app/ui/layout/page.tsx"
import { BallotHead } from "./ballot-head.tsx"
import { BallotNext, VoterOfEntity } from "./ballot-next.tsx"
import { BallotLists } from "./ballot-lists.tsx"
import { loadBallot } from "../result/result.server.ts"
import { BallotResultSection } from "../result/ballot-result.tsx"
import { ballotView, type BallotView } from "./detail.server.ts"
import { castView, castVote } from "../cast/cast.server.ts"
import { CastPanel } from "../cast/cast-panel.tsx"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { EventFacts } from "#app/parts/event/event-facts.tsx"
import { PeopleSection } from "#app/parts/event/people-section.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { textLang } from "#app/ui/text-lang.ts"

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
  const intl = useIntl()
  const { ballot, cast, log, result, ...lists } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const answer = sent ?? cast.chosen
  return (
    <>
      <BallotHead ballot={ballot} />
      <AsOf />
      <Split
        main={
          <>
            <BallotNext ballot={ballot} />
            {ballot.status === "ended" && result && <BallotResultSection ballot={ballot} result={result} />}
            <RichText html={ballot.html} />
            {cast.isOffered ? (
              <div id="options">
                {ballot.myEntity && (
                  <Note tone="live">
                    <VoterOfEntity entity={ballot.myEntity} />
                  </Note>
                )}
                <CastPanel view={cast} answer={answer} />
              </div>
            ) : (
              <CastPanel view={cast} answer={answer} />
            )}
            <BallotOptionsSection ballot={ballot} isVoting={cast.isOffered} />
            {ballot.status !== "ended" && result && <BallotResultSection ballot={ballot} result={result} />}
            <BallotLists ballot={ballot} lists={lists} />
            <BallotVotersSection ballot={ballot} />
            <BallotDocumentsSection documentation={ballot.documentation} />
            <Section id="log" title={intl.formatMessage({ id: "operation-log.title" })}>
              <OperationLog from={log} />
            </Section>
          </>
        }
        aside={<BallotFacts ballot={ballot} />}
      />
    </>
  )
}

type Linked = NonNullable<BallotView["meeting"]>

function linked(intl: IntlShape, term: "ballot.meeting" | "ballot.previous", to: Linked | undefined): Fact {
  return {
    term: intl.formatMessage({ id: term }),
    value: to && (
      <a lang={textLang(to.number, intl.locale)} className="ref" {...linkTo(to.href)}>
        {to.number}
      </a>
    ),
    note: to?.subject,
  }
}

/** Facts in the sidebar of a ballot's page (VOTE-01). */
function BallotFacts({ ballot }: { ballot: BallotView }) {
  const intl = useIntl()
  const { meeting, previous, voters, countedBy, weights, isSecret, proxyLimit, quorum, majority } = ballot
  const percent = (value: number | undefined) => (value === undefined ? undefined : `${value}%`)
  return (
    <EventFacts
      event={ballot}
      people={voters}
      peopleTerm={intl.formatMessage({ id: "ballot.voters" })}
      before={[linked(intl, "ballot.meeting", meeting), linked(intl, "ballot.previous", previous)]}
      after={[
        {
          term: intl.formatMessage({ id: "ballot.counted-by" }),
          value: intl.formatMessage({ id: `ballot.counted-by.${countedBy}` }),
        },
        { term: intl.formatMessage({ id: "ballot.weights" }), value: weights },
        {
          term: intl.formatMessage({ id: "ballot.proxies" }),
          value: proxyLimit > 0 ? intl.formatMessage({ id: "ballot.proxies.limit" }, { count: proxyLimit }) : undefined,
        },
        {
          term: intl.formatMessage({ id: "ballot.secret" }),
          value: isSecret ? intl.formatMessage({ id: "ballot.secret.yes" }) : undefined,
        },
        { term: intl.formatMessage({ id: "ballot.quorum" }), value: percent(quorum) },
        { term: intl.formatMessage({ id: "ballot.majority" }), value: percent(majority) },
      ]}
    />
  )
}

type BallotOptionsProps = {
  ballot: BallotView
  /** The voting form already shows the options. */
  isVoting: boolean
}

/** The options of a ballot, and when its end was extended (VOTE-01, VOTE-04). */
function BallotOptionsSection({ ballot: { options, extensions }, isVoting }: BallotOptionsProps) {
  const intl = useIntl()
  const extended = extensions.map(({ old, now, who, when }) => (
    <p key={when.instant} className="hint">
      {intl.formatMessage(
        { id: "ballot.extended" },
        { who, when: <Time moment={when} />, old: <Time moment={old} />, now: <Time moment={now} /> },
      )}
    </p>
  ))
  if (isVoting) return extended
  return (
    <Section id="options" title={intl.formatMessage({ id: "ballot.options" })}>
      <ol className="rows">
        {options.map(({ id, text, isAbstention }) => (
          <li key={id}>
            {text}
            {isAbstention && <small> {intl.formatMessage({ id: "ballot.abstention" })}</small>}
          </li>
        ))}
      </ol>
      {extended}
    </Section>
  )
}

/** The voters, when they were reminded, and warnings before the start (VOTE-01, VOTE-04). */
function BallotVotersSection({ ballot: { voters, reminder, warnings } }: { ballot: BallotView }) {
  const intl = useIntl()
  return (
    <PeopleSection title={intl.formatMessage({ id: "ballot.voters" })} view={voters} reminder={reminder}>
      {warnings.map((code) => (
        <p key={code} className="hint">
          {intl.formatMessage({ id: `ballot.warning.${code}` })}
        </p>
      ))}
    </PeopleSection>
  )
}

/** The documents given to the voters (VOTE-01). */
function BallotDocumentsSection({ documentation }: Pick<BallotView, "documentation">) {
  const intl = useIntl()
  return (
    <Section id="documents" title={intl.formatMessage({ id: "ballot.documents" })}>
      {documentation.length > 0 ? (
        <AttachmentList files={documentation} />
      ) : (
        <p className="hint">{intl.formatMessage({ id: "ballot.documents.none" })}</p>
      )}
    </Section>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
