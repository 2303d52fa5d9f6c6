import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { phaseForm, savePhase } from "./phase.server.ts"
import { PhaseForm } from "./phase-form.tsx"

export const handle = { access: "group", title: "proposal.phase.edit" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return phaseForm(context, request, params)
}

export const action = savePhase

/** Configures the running phase; its type cannot be changed (PROP-01, PROP-06). */
export default function ConfigurePhase() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const { code, title } = view
  const href = proposalPaths.state(url, code)
  return (
    <>
      <PageHead
        crumbs={[{ href, text: `${code} ${title}` }]}
        title={intl.formatMessage({ id: "proposal.phase.edit" })}
      />
      <PhaseForm
        key={code}
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "proposal.phase.save" })}
        cancelTo={href}
      >
        <IdempotencyKey value={view.key} />
        <VersionField value={view.version} />
      </PhaseForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
