import type { SubmissionResult } from "@conform-to/react"
import type { StepKey } from "./certification.status.ts"
import type { phasePage, StepFormView } from "./step.server.ts"

type Page = Pick<Awaited<ReturnType<typeof phasePage>>, "view" | "tab" | "version" | "form">

/**
 * The form that was sent, where the page has it no longer because somebody else has done the step meanwhile: what was typed
 * stays, under what was refused (FORM-08).
 */
export function sentStepForm(
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
    isObjected: sent["answer"] !== undefined,
    objection: undefined,
    isLabelRequired: view.facts.isLabelRequired,
    objections: view.facts.objections,
    key: "", // the answer carries the next one (`refused`)
    draft: undefined,
  }
}

/** Step 1 has a page of its own. */
const isDone = (step: StepKey): step is Exclude<StepKey, "submit"> => step !== "submit"
