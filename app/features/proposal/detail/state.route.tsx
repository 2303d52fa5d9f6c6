import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { Person } from "#app/parts/person/person.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import Discussion from "#app/parts/thread/discussion.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Facts, PageHead, Section, Split, Stack } from "#app/ui/layout/page.tsx"
import { linkedText, linkTo } from "#app/ui/link.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { ActionPanel, ProposalMenu } from "./action-panel.tsx"
import { FeedbackItems } from "../feedback/feedback-items.tsx"
import type { ProposalFacts, RevisionRowView } from "./detail.server.ts"
import { proposalState } from "./state.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "group", title: "proposal.state.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return proposalState(context, params)
}

/** The state of a proposal: available actions, content, revisions, latest feedback, facts (PROP-01, PROP-02). */
export default function ProposalState() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const { alliance, code, number, html, revisions, zone, feedback, facts } = view
  const page = (name: "compare" | "feedback") => proposalPaths.page(alliance, code, name)
  return (
    <>
      <PageHead actions={<ProposalMenu view={view} />} />
      <Split
        main={
          <Stack>
            <ActionPanel view={view} />
            <Section title={intl.formatMessage({ id: "proposal.content-of" }, { number })}>
              <RichText html={html} />
            </Section>
            <Section
              title={intl.formatMessage({ id: "proposal.revisions" })}
              aside={
                revisions.length > 1 && (
                  <a {...linkTo(page("compare"))}>{intl.formatMessage({ id: "proposal.compare.link" })}</a>
                )
              }
            >
              <RevisionTable rows={revisions} zone={zone} />
            </Section>
            <Section
              title={intl.formatMessage({ id: "proposal.feedback.latest" })}
              aside={
                <a {...linkTo(page("feedback"))}>
                  {intl.formatMessage({ id: "proposal.feedback.all" }, { total: feedback.total })}
                </a>
              }
            >
              <FeedbackItems items={feedback.items} />
            </Section>
            <Discussion module="proposal" recordKey={code} />
          </Stack>
        }
        aside={<ProposalFactsList facts={facts} />}
      />
    </>
  )
}

/** The key facts of a proposal and its phase (PROP-01). */
function ProposalFactsList({ facts }: { facts: ProposalFacts }) {
  const intl = useIntl()
  const { authors, group, submitter, invited, deadline, days, memo, timezone, created, updated } = facts
  const optional = [
    invited && { term: intl.formatMessage({ id: "proposal.invited" }), value: invited },
    deadline && { term: intl.formatMessage({ id: "proposal.deadline" }), value: <Time moment={deadline} /> },
    days !== undefined && {
      term: intl.formatMessage({ id: "proposal.phase-length" }),
      value: intl.formatMessage({ id: "proposal.days.count" }, { days }),
    },
    memo && { term: intl.formatMessage({ id: "proposal.memo" }), value: <span className="lines">{memo}</span> },
  ]
  return (
    <Section title={intl.formatMessage({ id: "event.facts" })}>
      <Facts
        items={[
          { term: intl.formatMessage({ id: "proposal.authors" }), value: authors },
          {
            term: intl.formatMessage({ id: "event.group" }),
            value: linkedText(intl, group.name, group.href),
          },
          { term: intl.formatMessage({ id: "proposal.submitter" }), value: <Person person={submitter} /> },
          ...optional.filter((item) => item !== false && item !== undefined && item !== ""),
          { term: intl.formatMessage({ id: "event.zone" }), value: timezone },
          { term: intl.formatMessage({ id: "event.created" }), value: <Time moment={created} /> },
          { term: intl.formatMessage({ id: "proposal.updated" }), value: <Time moment={updated} /> },
        ]}
      />
    </Section>
  )
}

const columns = (zone: string): Column<RevisionRowView>[] => [
  {
    key: "number",
    head: "proposal.revision",
    kind: "ref",
    isWhole: true,
    cell: ({ number }) => number,
  },
  {
    key: "title",
    head: "proposal.title",
    kind: "subject",
    cell: ({ href, title, memo }, intl) => (
      <>
        <a lang={textLang(title, intl.locale)} {...linkTo(href)}>
          {title}
        </a>
        {memo && <small>{memo}</small>}
      </>
    ),
  },
  { key: "submitter", head: "proposal.submitter", isLabelled: true, cell: ({ submitter }) => submitter },
  {
    key: "time",
    head: "topic-call.submitted-in-zone",
    headValues: { zone },
    isWhole: true,
    isLabelled: true,
    cell: ({ time }) => <Time moment={time} />,
  },
  {
    key: "feedback",
    head: "proposal.feedback.title",
    kind: "end",
    isLabelled: true,
    cell: ({ feedback }) => feedback,
  },
]

/** All revisions of a proposal, latest first (PROP-03). @param zone name of the time zone, for the column heading */
function RevisionTable({ rows, zone }: { rows: RevisionRowView[]; zone: string }) {
  const caption = useIntl().formatMessage({ id: "proposal.revisions" })
  return (
    <div className="list slim">
      <Table caption={caption} columns={columns(zone)} rows={rows} rowKey={({ id }) => id} />
    </div>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
