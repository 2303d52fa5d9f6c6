import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { createProposal, newProposalForm } from "./form.server.ts"
import { ProposalForm } from "./form.tsx"
import { proposalList } from "../proposal.list.ts"

export const handle = { access: "member", title: "proposal.create.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return newProposalForm(context, request)
}

export const action = createProposal

/** Submits a proposal, which starts its administrator review (PROP-01). */
export default function CreateProposal() {
  const intl = useIntl()
  const { view, groups, copiedFrom } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const list = useListCrumb(proposalList, { alliance: url })
  return (
    <>
      <PageHead
        crumbs={[list]}
        title={intl.formatMessage({ id: "proposal.create.title" })}
        intro={copiedFrom && intl.formatMessage({ id: "proposal.create.copied" }, { code: copiedFrom })}
      />
      <ProposalForm
        view={view}
        groups={groups}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "proposal.create.submit" })}
        cancelTo={list.href}
      >
        <IdempotencyKey value={view.key} />
      </ProposalForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
