import type { components } from "#openapi/generated/schema.d.ts"
import { certificationPhaseValues } from "#openapi/generated/values/certification-phase.ts"

type Certification = components["schemas"]["Certification"]
type Step = components["schemas"]["CertificationStep"]

/** Whether a step applies: applications without a label skip the label steps (openapi/states/certification.yaml). */
export const isNeeded = ({ label_required }: Certification, { key }: Step) =>
  label_required || !key.startsWith("label_")

/** The phase in which an application was withdrawn: that of the step marked as withdrawn, otherwise that of the first step not passed. */
function withdrawnIn(certification: Certification): Step["phase"] | undefined {
  const { steps, status } = certification
  if (status !== "withdrawn") return undefined
  const open = steps.find((one) => isNeeded(certification, one) && one.state !== "pass")
  return (steps.find(({ state }) => state === "withdraw") ?? open)?.phase
}

/** Progress of each phase; the phase in which the application was withdrawn is marked as stopped. */
export function phasesView(certification: Certification) {
  const { phase: present, steps, status } = certification
  const stopped = withdrawnIn(certification)
  const at = certificationPhaseValues.indexOf(stopped ?? present)
  return certificationPhaseValues.map((phase, index) => {
    const ofPhase = steps.filter((one) => one.phase === phase && isNeeded(certification, one))
    const isOver = index < at && ofPhase.every(({ state }) => state === "pass" || state === null)
    const isDone = isOver || (phase === "end" && status === "completed")
    const state = isDone ? "done" : index === at ? (stopped ? "void" : "live") : "idle"
    return {
      phase,
      passed: ofPhase.filter((one) => one.state === "pass").length,
      total: ofPhase.length,
      state,
    } as const
  })
}
