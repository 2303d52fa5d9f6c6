import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { AskLink } from "#app/parts/confirm/ask-link.tsx"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { EventHead, PageActionLink } from "#app/parts/event/event-head.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { confirmTexts, type BallotHeadAction } from "./ballot-head-actions.ts"
import { BallotKeys } from "./ballot-keys.tsx"
import type { BallotView } from "./detail.server.ts"
import type { ExtendView } from "../confirm/extend.server.ts"

const ExtendForm = lazyPart(async () => ({ default: (await import("../confirm/extend-form.tsx")).ExtendForm }))

/** Header of a ballot's page: title, actions, key facts and links to its sections. */
export function BallotHead({ ballot }: { ballot: BallotView }) {
  const { scope, options, voters, actions, documentation, countedBy, turnout } = ballot
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
        ...(countedBy === "entity" ? [{ id: "entities", text: "ballot.entities", count: turnout.total } as const] : []),
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
