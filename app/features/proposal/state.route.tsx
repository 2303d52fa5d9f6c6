import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { Link } from "#app/ui/link.tsx"
import { ActionPanel, ProposalMenu } from "./action-panel.tsx"
import { FeedbackItems } from "./feedback-items.tsx"
import { ProposalFactsList } from "./proposal-facts.tsx"
import { RevisionTable } from "./revision-table.tsx"
import { proposalState } from "./state.server.ts"

export const handle = { access: "group", title: "proposal.state.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return proposalState(context, params)
}

/** The state of a proposal: what one can do now, its content, revisions, the latest feedback, facts (PROP-01, PROP-02). */
export default function ProposalState() {
  const view = useLoaderData<typeof loader>()
  const { alliance, code, number, html, revisions, zone, feedback, facts } = view
  const page = (name: "compare" | "feedback") => proposalPaths.page(alliance, code, name)
  return (
    <>
      <PageHead acts={<ProposalMenu view={view} />} />
      <Split
        main={
          <Stack>
            <ActionPanel view={view} />
            <Section title={<FormattedMessage id="proposal.content-of" values={{ number }} />}>
              <RichText html={html} />
            </Section>
            <Section
              title={<FormattedMessage id="proposal.revisions" />}
              aside={
                revisions.length > 1 && (
                  <Link to={page("compare")}>
                    <FormattedMessage id="proposal.compare.link" />
                  </Link>
                )
              }
            >
              <RevisionTable rows={revisions} zone={zone} />
            </Section>
            <Section
              title={<FormattedMessage id="proposal.feedback.latest" />}
              aside={
                <Link to={page("feedback")}>
                  <FormattedMessage id="proposal.feedback.all" values={{ total: feedback.total }} />
                </Link>
              }
            >
              <FeedbackItems items={feedback.items} />
            </Section>
          </Stack>
        }
        aside={<ProposalFactsList facts={facts} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
