import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead, Section, Split } from "#app/ui/layout/page.tsx"
import { CertificationFacts, PhaseFeedback } from "./certification-facts.tsx"
import { type StepKey, tabText, withdrawTexts } from "../certification.status.ts"
import { PhaseRecords } from "./phase-records.tsx"
import { Progress } from "./progress.tsx"
import { doStep, phasePage, type StepFormView } from "./step.server.ts"
import { StepForm } from "./step-form.tsx"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { linkTo } from "#app/ui/link.tsx"
import type { CertificationFrame } from "../certification.server.ts"

export const handle = { access: "member", title: "certification.detail.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return phasePage(context, request, params)
}

export const action = doStep

/** After a refusal, reloads the page to show who has to act now (docs/decisions/008-long-forms.md). */
export function shouldRevalidate({ actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus >= 400 || defaultShouldRevalidate
}

/** One page of an application: the form of the open step if it belongs here, the entries, all 20 steps (CERT-02, CERT-03). */
export default function CertificationPhase() {
  const intl = useIntl()
  const page = useLoaderData<typeof loader>()
  const { frame, view, log } = page
  const answer = useActionData<typeof action>()
  const form = sentStepForm(page, answer) ?? page.form
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: tabText(page.tab) })}
        actions={<CertificationActions frame={frame} />}
      />
      <Split
        main={
          <>
            {form && <StepForm key={form.step} view={form} answer={answer} />}
            <PhaseRecords view={view} />
            <Progress steps={view.steps} zone={view.zone} />
            {log && (
              <Section title={intl.formatMessage({ id: "operation-log.title" })}>
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

type Page = Pick<Awaited<ReturnType<typeof phasePage>>, "view" | "tab" | "version" | "form">

/**
 * Rebuilds the submitted form if the page no longer has it because someone else has completed the step: the input is kept, below the
 * refusal (FORM-08).
 */
function sentStepForm(
  { view, tab, version, form }: Page,
  answer: SubmissionResult<string[]> | undefined,
): StepFormView | undefined {
  const sent = answer?.initialValue
  const step = view.steps.find(({ key }) => key === sent?.["step"])
  if (!sent || !step || step.key === form?.step || !isDone(step.key)) return undefined
  return {
    id: view.id,
    tab,
    version,
    step: step.key,
    number: step.number,
    isObjected: [sent["also_required"]].flat().includes("answer"),
    objection: undefined,
    isLabelRequired: view.facts.isLabelRequired,
    objections: view.facts.objections,
    key: "", // the response contains the next key (`refused`)
    draft: undefined,
  }
}

/** Step 1 has a separate page. */
const isDone = (step: StepKey): step is Exclude<StepKey, "submit"> => step !== "submit"

type ActsProps = { frame: CertificationFrame }

/** Actions on an application besides its open step: edit, print, withdraw (CERT-01, SHELL-08). */
function CertificationActions({ frame: { id, code, canResubmit, canWithdraw } }: ActsProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <>
      {canResubmit && (
        <a className="btn primary" {...linkTo(certificationPaths.page(url, id, "edit"))}>
          {intl.formatMessage({ id: "certification.edit.title" })}
        </a>
      )}
      <a className="btn" {...linkTo(certificationPaths.page(url, id, "print"), { isDocument: true })}>
        {intl.formatMessage({ id: "certification.print" })}
      </a>
      {canWithdraw && (
        <QuestionLink
          id="certification-withdraw"
          texts={withdrawTexts}
          href={certificationPaths.page(url, id, "withdraw")}
          values={{ code }}
        />
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
