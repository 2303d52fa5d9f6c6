import { FormattedMessage } from "react-intl"
import { proposalPaths, type ProposalQuestion } from "#app/lib/paths/proposal.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { Panel } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { actionOf, questionTexts } from "./question-texts.ts"
import type { ProposalStateView } from "./state.server.ts"

type View = Pick<ProposalStateView, "alliance" | "code" | "actions" | "phase" | "isRejected" | "exportHref">

/** Decisions on the proposal, then, after all other actions, those that stop something; only offered actions are shown (ROLE-05). */
const decisions = ["approve", "archive"] as const
const stopping = ["reject", "send-back", "phase.end", "withdraw", "close"] as const

const startPhase = ["phase.create", "phase/create", "proposal.action.phase"] as const

const pages = [
  ["revision.create", "revision/create", "proposal.action.revision"],
  ["feedback.create", "feedback", "proposal.action.feedback"],
  ["meeting.create", "meeting/create", "proposal.action.meeting"],
  ["ballot.create", "vote/create", "proposal.action.ballot"],
  ["submitter.update", "submitter", "proposal.action.submitter"],
] as const

/** The action panel: all allowed actions, each as a form or a page that asks for confirmation (PROP-02). */
export function ActionPanel({ view }: { view: View }) {
  const { alliance, code, actions, phase } = view
  if (actions.length === 0) return null
  const primary = primaryOf(actions)
  const ask = (question: ProposalQuestion) =>
    actions.includes(actionOf(question)) && (
      <QuestionLink
        key={question}
        id={`proposal-${question}`}
        texts={questionTexts[question]}
        href={proposalPaths.confirm(alliance, code, question)}
        values={{ code, phase: phase?.name ?? "" }}
        isPrimary={question === primary}
      />
    )
  const link = ([action, page, text]: typeof startPhase | (typeof pages)[number]) =>
    actions.includes(action) && (
      <Link
        key={action}
        className={classNames("btn", action === primary && "primary")}
        to={proposalPaths.page(alliance, code, page)}
      >
        <FormattedMessage id={text} />
      </Link>
    )
  return (
    <Panel title={<FormattedMessage id="proposal.action.title" />}>
      {phase && actions.includes("submit-archive") && (
        <p>
          <FormattedMessage
            id={actions.includes("phase.create") ? "proposal.action.between" : "proposal.action.between-archive"}
            values={{ phase: phase.name }}
          />
        </p>
      )}
      <div className="acts">
        {decisions.map(ask)}
        {link(startPhase)}
        {ask("submit-archive")}
        {pages.map(link)}
        {actions.includes("phase.update") && phase && (
          <Link className="btn" to={proposalPaths.phase(alliance, code, phase.id)}>
            <FormattedMessage id="proposal.action.configure" />
          </Link>
        )}
        {stopping.map(ask)}
      </div>
    </Panel>
  )
}

const leading = [
  "phase.create",
  "submit-archive",
  "revision.create",
  "feedback.create",
  "meeting.create",
  "ballot.create",
] as const

/** The primary action of the page: the pending decision, otherwise the action that advances the proposal. */
function primaryOf(actions: View["actions"]) {
  const decision = (["approve", "archive"] as const).find((question) => actions.includes(actionOf(question)))
  return decision ?? leading.find((action) => actions.includes(action))
}

/** Menu for every reader: exports, and copying a rejected proposal into a new one. */
export function ProposalMenu({ view: { alliance, code, isRejected, exportHref } }: { view: View }) {
  return (
    <>
      {isRejected && (
        <Link className="btn" to={proposalPaths.create(alliance, { copy: code })}>
          <FormattedMessage id="proposal.action.copy" />
        </Link>
      )}
      <Link className="btn" to={exportHref}>
        <FormattedMessage id="event.export" />
      </Link>
    </>
  )
}
