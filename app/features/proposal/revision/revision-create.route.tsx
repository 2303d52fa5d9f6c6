import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { createRevision, revisionForm } from "../form/form.server.ts"
import { ProposalForm } from "../form/form.tsx"

export const handle = { access: "group", title: "proposal.revision.create" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return revisionForm(context, request, params)
}

export const action = createRevision

/** Submits a revision, which cannot be changed afterwards (PROP-03). */
export default function CreateRevision() {
  const intl = useIntl()
  const { view, version, code, title, next } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = proposalPaths.state(url, code)
  return (
    <>
      <PageHead
        crumbs={[{ href, text: `${code} ${title}` }]}
        title={intl.formatMessage({ id: "proposal.revision.create-number" }, { number: next })}
        intro={intl.formatMessage({ id: "proposal.revision.fixed" })}
      />
      <ProposalForm
        key={code}
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "proposal.revision.create" })}
        cancelTo={href}
      >
        <IdempotencyKey value={view.key} />
        <VersionField value={version} />
        <StaleNote href={href} />
      </ProposalForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
