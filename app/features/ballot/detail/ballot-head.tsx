import { lazy } from "react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { AskLink } from "#app/parts/confirm/ask-link.tsx"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { CancelNote } from "#app/parts/event/event-facts.tsx"
import { EventHead, PageActionLink } from "#app/parts/event/event-head.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { confirmTexts, type BallotHeadAction } from "./ballot-head-actions.ts"
import { BallotKeys } from "./ballot-keys.tsx"
import type { BallotView } from "./detail.server.ts"
import type { ExtendView } from "../confirm/extend.server.ts"

const ExtendForm = lazy(async () => ({ default: (await import("../confirm/extend-form.tsx")).ExtendForm }))

/** Header of a ballot's page: title, actions, key facts and links to its sections. */
export function BallotHead({ ballot }: { ballot: BallotView }) {
  const { scope, options, voters, actions, documentation } = ballot
  return (
    <EventHead<BallotHeadAction>
      event={ballot}
      list={{ href: paths.ballots(scope), title: "ballot.list.title" }}
      action={(action, className) => <HeadAction action={action} className={className} ballot={ballot} />}
      sections={[
        { id: "main", text: "event.overview" },
        { id: "options", text: "ballot.options", count: options.length },
        ...(actions.includes("result.get") ? [{ id: "result", text: "ballot.result" } as const] : []),
        ...(actions.includes("record.list") ? [{ id: "records", text: "ballot.records" } as const] : []),
        { id: "people", text: "ballot.voters", count: voters.total },
        { id: "documents", text: "ballot.documents", count: documentation.length },
        { id: "log", text: "operation-log.title" },
      ]}
    >
      <BallotKeys ballot={ballot} />
    </EventHead>
  )
}

type HeadActionProps = { action: BallotHeadAction; className: string | undefined; ballot: BallotView }

/** A link, or a confirmation that opens in a dialog with JavaScript and on a page without (ROLE-05). */
function HeadAction({ action, className, ballot }: HeadActionProps) {
  const { scope, id, reference } = ballot
  if (action.kind === "extend") return <ExtendLink ballot={ballot} />
  if (action.kind !== "question") return <PageActionLink action={action} className={className} />
  return (
    <QuestionLink
      id={`ballot-${action.key}`}
      texts={confirmTexts[action.key]}
      href={ballotPaths.confirm(scope, id, action.key)}
      values={{ number: reference }}
    />
  )
}

/**
 * Link to the page that extends a ballot; with JavaScript the form opens in a dialog. A new end closes the dialog: unlike other questions,
 * this one can be asked again, so its link stays.
 */
function ExtendLink({ ballot: { scope, id, reference, times } }: { ballot: BallotView }) {
  const intl = useIntl()
  const href = ballotPaths.extend(scope, id)
  return (
    <AskLink<ExtendView>
      key={times.endWithZone.text}
      href={href}
      text={intl.formatMessage({ id: "ballot-extend.link" })}
      title={intl.formatMessage({ id: "ballot-extend.title" }, { number: reference })}
      kind="plain"
    >
      {(view, leave) => <ExtendForm view={view} action={href} leave={leave} href={ballotPaths.detail(scope, id)} />}
    </AskLink>
  )
}

/** Tells the user what happens next with a ballot and who still has to vote. */
export function BallotNext({ ballot }: { ballot: BallotView }) {
  const intl = useIntl()
  const { status, times, endReason, isVoter, myVote, actions } = ballot
  if (status === "cancelled") return <CancelNote reason={endReason} />
  if (status === "ended") return <Ended times={times} />
  if (myVote) return <Voted ballot={ballot} />
  if (status === "not_started")
    return (
      <Note tone="live">
        {intl.formatMessage(
          { id: isVoter ? "ballot.next.coming" : "ballot.next.coming-other" },
          { time: <Time moment={times.startWithZone} /> },
        )}
      </Note>
    )
  if (actions.includes("vote")) return null
  return (
    <Note tone="live">
      {intl.formatMessage({ id: "ballot.next.not-a-voter" }, { time: <Time moment={times.endWithZone} /> })}
    </Note>
  )
}

function Ended({ times }: Pick<BallotView, "times">) {
  const intl = useIntl()
  return (
    <Note tone="live">
      {intl.formatMessage({ id: "ballot.next.ended" }, { time: <Time moment={times.endWithZone} /> })}
    </Note>
  )
}

/** Shows the user's vote with a link to the receipt (VOTE-06). */
function Voted({ ballot: { scope, id, myVote, times } }: { ballot: BallotView }) {
  const intl = useIntl()
  if (!myVote) return null
  const values = {
    option: myVote.option,
    time: <Time moment={myVote.when} />,
    end: <Time moment={times.endWithZone} />,
  }
  return (
    <Note tone="done" title={intl.formatMessage({ id: "ballot.next.voted" }, values)}>
      {intl.formatMessage({ id: "ballot.next.voted-until" }, values)}{" "}
      <a {...linkTo(ballotPaths.receipt(scope.alliance, id))}>{intl.formatMessage({ id: "ballot.action.receipt" })}</a>
    </Note>
  )
}
