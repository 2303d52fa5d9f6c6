import type { ReactNode } from "react"
import { type IntlShape, useIntl } from "react-intl"
import { proposalPaths, type ProposalQuestion } from "#app/lib/paths/proposal.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { Panel } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { actionOf, questionTexts } from "./question-texts.ts"
import type { ProposalStateView } from "./state.server.ts"

type View = Pick<ProposalStateView, "alliance" | "code" | "actions" | "phase" | "isRejected" | "exportHref">

/** Actions with a page of their own. */
const pages = {
  "phase.create": { page: "phase/create", text: "proposal.action.phase" },
  "revision.create": { page: "revision/create", text: "proposal.action.revision" },
  "feedback.create": { page: "feedback", text: "proposal.action.feedback" },
  "meeting.create": { page: "meeting/create", text: "proposal.action.meeting" },
  "ballot.create": { page: "vote/create", text: "proposal.action.ballot" },
  "submitter.update": { page: "submitter", text: "proposal.action.submitter" },
  "phase.update": { page: "phase/create", text: "proposal.action.configure" },
} as const

/** Decisions on the proposal, then, after all other actions, those that stop something; only offered actions are shown (ROLE-05). */
const order = [
  ...(["approve", "archive", "phase.create", "submit-archive", "revision.create", "feedback.create"] as const),
  ...(["meeting.create", "ballot.create", "submitter.update", "phase.update"] as const),
  ...(["reject", "send-back", "phase.end", "withdraw", "close"] as const),
] as const

const isQuestion = (key: (typeof order)[number]): key is ProposalQuestion => !(key in pages)

/** The other way to go on instead of the primary action: it stands beside it. */
const otherWay: Partial<Record<string, string>> = {
  approve: "reject",
  archive: "send-back",
  "phase.create": "submit-archive",
  "submit-archive": "revision.create",
}

/**
 * The action panel (PROP-02): one sentence and the action that comes next; under "Manage" all others that are allowed, each with what it
 * does. Each is a form or a page that asks for confirmation.
 */
export function ActionPanel({ view }: { view: View }) {
  const intl = useIntl()
  const { actions, phase } = view
  if (actions.length === 0) return null
  const primary = primaryOf(actions)
  const offered = offeredActions(intl, view, primary)
  const isFirst = ({ key }: Offered) => key === primary || (primary !== undefined && key === otherWay[primary])
  const others = offered.filter((action) => !isFirst(action))
  const isBetween = phase && actions.includes("submit-archive")
  return (
    <Panel title={intl.formatMessage({ id: "proposal.action.title" })}>
      {primary && (
        <>
          <p>
            {isBetween
              ? intl.formatMessage(
                  {
                    id: actions.includes("phase.create")
                      ? "proposal.action.between"
                      : "proposal.action.between-archive",
                  },
                  { phase: phase.name },
                )
              : intl.formatMessage({ id: `proposal.does.${primary}` })}
          </p>
          <div className="acts">{offered.filter(isFirst).map(({ link }) => link)}</div>
        </>
      )}
      {others.length > 0 && (
        <details open={primary === undefined}>
          <summary>{intl.formatMessage({ id: "proposal.action.manage" })}</summary>
          <ul className="offered">
            {others.map(({ key, link }) => (
              <li key={key}>
                {link}
                <span className="hint">{intl.formatMessage({ id: `proposal.does.${key}` })}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}

type Offered = { key: (typeof order)[number]; link: ReactNode }

/** The allowed actions in their order, each with its link. */
function offeredActions(
  intl: IntlShape,
  { alliance, code, actions, phase }: View,
  primary: string | undefined,
): Offered[] {
  const linkOf = (key: Offered["key"]) => {
    if (isQuestion(key))
      return (
        <QuestionLink
          key={key}
          id={`proposal-${key}`}
          texts={questionTexts[key]}
          href={proposalPaths.confirm(alliance, code, key)}
          values={{ code, phase: phase?.name ?? "" }}
          isPrimary={key === primary}
        />
      )
    const to = key === "phase.update" ? phase && proposalPaths.phase(alliance, code, phase.id) : undefined
    return (
      <a
        key={key}
        className={classNames("btn", key === primary && "primary")}
        {...linkTo(to ?? proposalPaths.page(alliance, code, pages[key].page))}
      >
        {intl.formatMessage({ id: pages[key].text })}
      </a>
    )
  }
  return order
    .filter((key) => actions.includes(isQuestion(key) ? actionOf(key) : key) && (key !== "phase.update" || phase))
    .map((key) => ({ key, link: linkOf(key) }))
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
  const intl = useIntl()
  return (
    <>
      {isRejected && (
        <a className="btn" {...linkTo(proposalPaths.create(alliance, { copy: code }))}>
          {intl.formatMessage({ id: "proposal.action.copy" })}
        </a>
      )}
      <a className="btn" {...linkTo(exportHref)}>
        {intl.formatMessage({ id: "event.export" })}
      </a>
    </>
  )
}
