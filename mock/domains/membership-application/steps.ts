import type { Instant } from "#mock/engine/store/clock.ts"
import type { MembershipApplicationRow, StepRow } from "./records.ts"

/** The steps that every application goes through, in order. */
const line = ["materials_review", "qualification_review", "member_information_entry"] as const
type LineStep = (typeof line)[number]

const notStarted = { state: "not_started", member_id: null, time: null, memo: null } as const

/** The steps of a newly submitted application; the review of the materials is open. */
export function firstSteps(now: Instant): StepRow[] {
  const submission = { key: "applicant_submission", state: "passed", member_id: null, time: now, memo: null } as const
  return [
    submission,
    ...line.map((key, at) => ({ ...notStarted, key, state: at === 0 ? ("ongoing" as const) : notStarted.state })),
  ]
}

/** The step that is open. */
export function openStep({ status, steps }: MembershipApplicationRow): LineStep | undefined {
  if (status !== "ongoing") return undefined
  return line.find((key) => steps.some((step) => step.key === key && step.state === "ongoing"))
}

type Done = Pick<StepRow, "member_id" | "time" | "memo">

/** The steps after the open one was passed; the next one is open. */
export function passed({ steps }: MembershipApplicationRow, key: LineStep, done: Done): StepRow[] {
  const next = line[line.indexOf(key) + 1]
  return steps.map((step) => {
    if (step.key === key) return { ...step, ...done, state: "passed" }
    return step.key === next ? { ...step, state: "ongoing" } : step
  })
}

/** The steps after the open one was rejected; the applicant may resubmit. */
export function rejected({ steps }: MembershipApplicationRow, key: LineStep, done: Done): StepRow[] {
  const all = steps.map((step): StepRow => (step.key === key ? { ...step, ...done, state: "rejected" } : step))
  return [...all, { ...notStarted, key: "resubmission", state: "ongoing" }]
}

/** The steps after a resubmission; all reviews start again. */
export function resubmitted({ steps }: MembershipApplicationRow, now: Instant): StepRow[] {
  return steps.map((step): StepRow => {
    if (step.key === "resubmission" && step.state === "ongoing") return { ...step, state: "passed", time: now }
    if (step.key === "materials_review") return { ...notStarted, key: step.key, state: "ongoing" }
    return line.some((key) => key === step.key) ? { ...notStarted, key: step.key } : step
  })
}

/** The steps of an application that has ended: the open step is reset, and the final step is added. */
export function endedBy({ steps }: MembershipApplicationRow, last: StepRow): StepRow[] {
  const stopped = steps
    .filter(({ key, state }) => !(key === "resubmission" && state === "ongoing"))
    .map((step): StepRow => (step.state === "ongoing" ? { ...step, state: "not_started" } : step))
  return [...stopped, last]
}
