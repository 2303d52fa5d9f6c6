import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { AsOf } from "#app/parts/live/as-of.tsx"
import { proposalStatusTexts } from "#app/parts/record-status/proposal.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { type ShellFrame, ShellFrameContext } from "#app/ui/layout/shell.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"
import { Time } from "#app/ui/time.tsx"
import { proposalList } from "../proposal.list.ts"
import { proposalOf } from "../proposal.server.ts"
import { proposalFrame, type ProposalFrame } from "./detail.server.ts"
import { proposalSymbols, phaseStateSymbols, phaseStateTexts } from "../proposal.status.ts"

export const handle = { access: "group" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  return proposalFrame(await proposalOf(context, params), context)
}

/** Frame of all pages of a proposal: title, who has to act next, phases, tabs (SHELL-02, PROP-01). */
export default function ProposalShell() {
  const proposal = useLoaderData<typeof loader>()
  return (
    <ShellFrameContext.Provider value={useProposalShell(proposal)}>
      <FreshOutlet />
    </ShellFrameContext.Provider>
  )
}

/** The proposal's part of the page heads: breadcrumbs, reference, who has to act next, phases, tabs. */
function useProposalShell(proposal: ProposalFrame): ShellFrame {
  const { url } = useFrameAlliance()
  return {
    name: proposal.title,
    crumbs: [useListCrumb(proposalList, { alliance: url })],
    kicker: <Kicker proposal={proposal} />,
    tabs: (
      <>
        <AsOf />
        <Waiting proposal={proposal} />
        <PhasesBar phases={proposal.phases} />
        <ProposalTabs proposal={proposal} />
      </>
    ),
  }
}

function Kicker({ proposal: { code, revision, status } }: { proposal: ProposalFrame }) {
  const intl = useIntl()
  return (
    <>
      <span className="ref">{code}</span>{" "}
      <span>{intl.formatMessage({ id: "proposal.revision-number" }, { number: revision })}</span>{" "}
      <StatusTag symbol={proposalSymbols[status]} isBoxed>
        {intl.formatMessage({ id: proposalStatusTexts[status] })}
      </StatusTag>
    </>
  )
}

/** Who has to act next and until when; for a finished proposal, the reason (PROP-02, PROP-06). */
function Waiting({ proposal: { waiting, status, reason, isRejected } }: { proposal: ProposalFrame }) {
  const intl = useIntl()
  if (!waiting) {
    if (status === "system_closed") return <p>{intl.formatMessage({ id: "proposal.system-closed" })}</p>
    return reason ? (
      <p className="lines">
        {intl.formatMessage(
          { id: isRejected ? "proposal.reject-reason" : "proposal.close-reason" },
          { reason: <q>{reason}</q> },
        )}
      </p>
    ) : null
  }
  const { roles, people, count, until, daysLeft } = waiting
  return (
    <p>
      {intl.formatMessage(
        { id: "proposal.waiting" },
        {
          roles: <strong>{roles}</strong>,
          people,
          count,
          until:
            until &&
            intl.formatMessage({ id: "proposal.waiting.until" }, { time: <Time moment={until} />, days: daysLeft }),
        },
      )}
    </p>
  )
}

function ProposalTabs({ proposal: { code, latestHref, counts } }: { proposal: ProposalFrame }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const tab = (
    page: "vote" | "meeting" | "member" | "attachments" | "feedback",
    id: FormatjsIntl.Message["ids"],
    total: number,
  ) => ({ href: proposalPaths.page(url, code, page), text: <Counted id={id} total={total} /> })
  return (
    <Tabs
      label={intl.formatMessage({ id: "proposal.tabs" })}
      items={[
        {
          href: proposalPaths.state(url, code),
          text: intl.formatMessage({ id: "proposal.state.title" }),
          isExact: true,
        },
        {
          href: latestHref,
          section: proposalPaths.revisions(url, code),
          text: <Counted id="proposal.revisions" total={counts.revision} />,
        },
        tab("vote", "ballot.list.title", counts.ballot),
        tab("meeting", "meeting.list.title", counts.meeting),
        tab("member", "proposal.member.title", counts.member),
        tab("attachments", "proposal.attachments", counts.attachment),
        tab("feedback", "proposal.feedback.title", counts.feedback),
        { href: proposalPaths.page(url, code, "log"), text: intl.formatMessage({ id: "operation-log.title" }) },
      ]}
    />
  )
}

function Counted({ id, total }: { id: FormatjsIntl.Message["ids"]; total: number }) {
  const intl = useIntl()
  return (
    <>
      {intl.formatMessage({ id })} <span className="n">{intl.formatNumber(total)}</span>
    </>
  )
}

type Phase = ProposalFrame["phases"][number]

/** All phases in order with their states: a row on wide screens, a track on narrow ones, a list for screen readers (PROP-01). */
function PhasesBar({ phases }: { phases: readonly Phase[] }) {
  const intl = useIntl()
  return (
    <ol className="phases" aria-label={intl.formatMessage({ id: "proposal.phases" })}>
      {phases.map((phase) => (
        <li
          key={phase.key}
          data-s={phaseStateSymbols[phase.state]}
          aria-current={phase.state === "in_progress" ? "step" : undefined}
        >
          <strong>{phase.name}</strong>
          <small>
            <PhaseTime phase={phase} />
          </small>
          <StatusTag symbol={phaseStateSymbols[phase.state]}>
            {intl.formatMessage({ id: phaseStateTexts[phase.state] })}
          </StatusTag>
          {phase.endReason && <small className="lines">{phase.endReason}</small>}
        </li>
      ))}
    </ol>
  )
}

/** Start and end of a phase; for the running phase its deadline. */
function PhaseTime({ phase: { start, end, deadline } }: { phase: Phase }) {
  const intl = useIntl()
  if (!start) return null
  const until = end ?? deadline
  const begin = <Time moment={start} />
  if (!until) return begin
  return intl.formatMessage({ id: "proposal.phase.span" }, { start: begin, end: <Time moment={until} /> })
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
