import type { StateOf } from "#mock/engine/rules.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { tables } from "#openapi/generated/states.ts"

type Schemas = components["schemas"]
export type StepKey = Schemas["CertificationStepKey"]
type Actor = Schemas["CertificationActor"]
type StepAction = Exclude<Schemas["CertificationAction"], "withdraw" | "objection.create" | "feedback.create">

export type Step = {
  key: StepKey
  number: number
  phase: Schemas["CertificationPhase"]
  actor: Actor
  /** The action that completes the step. */
  action: StepAction
  /** The step that a rejection or an objection leads back to. */
  back?: StepKey
  /** The applicant may object; then the step `back` has to answer. */
  isObjectionable?: true
}

const applicant = "applicant"
const administrator = "certification_admin"
const certifier = "certification_agency"
const tester = "testing_agency"
const issuer = "certificate_admin"

/** The 20 steps in order (step 3 has two parts). All rules of applications are derived from this table. */
export const steps: readonly Step[] = [
  step("submit", 1, "review", applicant, "resubmit"),
  step("organization_review", 2, "review", administrator, "review", "submit"),
  step("certification_agency_review", 3, "review", certifier, "review", "submit"),
  step("testing_agency_review", 3, "review", tester, "review", "submit"),
  step("test_evaluation", 4, "test", tester, "evaluation.create"),
  objectionable("test_evaluation_confirm", 5, "test", "confirm", "test_evaluation"),
  step("test_result", 6, "test", tester, "result.create"),
  objectionable("test_result_confirm", 7, "test", "confirm", "test_result"),
  step("test_result_agency_confirm", 8, "test", certifier, "review", "test_result"),
  step("certification_evaluation", 9, "certification", certifier, "evaluation.create"),
  objectionable("certification_evaluation_confirm", 10, "certification", "confirm", "certification_evaluation"),
  step("certification_result", 11, "certification", certifier, "result.create"),
  objectionable("certification_result_confirm", 12, "certification", "confirm", "certification_result"),
  step("agency_certificate", 13, "certification", certifier, "certificate.create"),
  step("label_enable", 14, "confirm", issuer, "enable-label"),
  step("label_sample", 15, "confirm", applicant, "label-sample.create"),
  step("label_confirm", 16, "confirm", issuer, "review", "label_sample"),
  step("confirmation_evaluation", 17, "confirm", issuer, "evaluation.create"),
  objectionable("confirmation_evaluation_confirm", 18, "confirm", "materials.create", "confirmation_evaluation"),
  step("materials_review", 19, "confirm", issuer, "review", "confirmation_evaluation_confirm"),
  step("final_certificate", 20, "confirm", issuer, "certificate.create"),
]

function step(
  key: StepKey,
  number: number,
  phase: Step["phase"],
  actor: Actor,
  action: StepAction,
  back?: StepKey,
): Step {
  return { key, number, phase, actor, action, ...(back && { back }) }
}

/** A step of the applicant in which an objection is possible. */
function objectionable(key: StepKey, number: number, phase: Step["phase"], action: StepAction, back: StepKey): Step {
  return { ...step(key, number, phase, applicant, action, back), isObjectionable: true }
}

type Answering =
  | "test_evaluation"
  | "test_result"
  | "certification_evaluation"
  | "certification_result"
  | "confirmation_evaluation"
/** The open step, or how the application ended (openapi/states/certification.yaml). */
export type CertificationState = StateOf<typeof tables.certification>

const byKey = new Map(steps.map((one) => [one.key, one]))

/** Finds a step by its key. */
export function stepOf(key: StepKey): Step {
  const found = byKey.get(key)
  if (!found) throw new Error(`no step ${key}`)
  return found
}

/** The steps that answer an objection. */
const answering = steps.flatMap(({ isObjectionable, back }) => (isObjectionable && back ? [back] : []))

/** The states in which this step is open. */
function statesOf({ key }: Step): CertificationState[] {
  if (key === "submit") return ["rejected"]
  return answering.includes(key) ? [key, `${key as Answering}_objected`] : [key]
}

const stepOfState = new Map(steps.flatMap((one) => statesOf(one).map((state) => [state, one])))

/** The open step; undefined if no step is open or the backend does not report one. */
export function openStepIn(state: CertificationState): Step | undefined {
  return stepOfState.get(state)
}

/** The state in which a step is open. @param isObjected whether it answers an objection */
export function stateAt(key: StepKey, isObjected = false): CertificationState {
  const [state, objected] = statesOf(stepOf(key))
  return (isObjected ? objected : state) ?? "ongoing"
}

/** The status of the contract for a state; its table names it. */
export const statusOf = (state: CertificationState): Schemas["CertificationStatus"] =>
  tables.certification.states[state]

/** The step after this one; skips the label steps if no label is required. Undefined after the last step. */
export function stepAfter(key: StepKey, labelRequired: boolean): StepKey | undefined {
  if (key === "agency_certificate" && !labelRequired) return "confirmation_evaluation"
  return steps[steps.findIndex((one) => one.key === key) + 1]?.key
}
