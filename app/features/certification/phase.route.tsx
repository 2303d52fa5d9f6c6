import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { CertificationActs } from "./certification-acts.tsx"
import { CertificationFacts, PhaseFeedback } from "./certification-facts.tsx"
import { tabText } from "./certification.status.ts"
import { PhaseRecords } from "./phase-records.tsx"
import { Progress } from "./progress.tsx"
import { sentStepForm } from "./sent-step-form.ts"
import { StepForm } from "./step-form.tsx"
import { doStep, phasePage } from "./step.server.ts"

export const handle = { access: "member", title: "certification.detail.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return phasePage(context, request, params)
}

export const action = doStep

/** After a refusal the page shows whose turn it is now (docs/decisions/008-long-forms.md). */
export function shouldRevalidate({ actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus >= 400 || defaultShouldRevalidate
}

/** One page of an application: the form of the open step where it belongs, what was written, all 20 steps (CERT-02, CERT-03). */
export default function CertificationPhase() {
  const page = useLoaderData<typeof loader>()
  const { frame, view, log } = page
  const answer = useActionData<typeof action>()
  const form = sentStepForm(page, answer) ?? page.form
  return (
    <>
      <PageHead title={<FormattedMessage id={tabText(page.tab)} />} acts={<CertificationActs frame={frame} />} />
      <Split
        main={
          <>
            {form && <StepForm key={form.step} view={form} answer={answer} />}
            <PhaseRecords view={view} />
            <Progress steps={view.steps} zone={view.zone} />
            {log && (
              <Section title={<FormattedMessage id="operation-log.title" />}>
                <OperationLog from={log} />
              </Section>
            )}
          </>
        }
        aside={
          <>
            <CertificationFacts view={view} />
            <PhaseFeedback view={view} />
          </>
        }
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
