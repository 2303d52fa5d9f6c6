import type { Instant } from "#mock/engine/store/clock.ts"
import type { MembershipApplicationRow, StepRow } from "./records.ts"

/** The steps that every application goes through, in order. */
const line = ["materials_review", "qualification_review", "member_information_entry"] as const
type LineStep = (typeof line)[number]

const notStarted = { state: "not_started", member_id: null, time: null, memo: null } as const

/** The steps of the administrators before they begin. */
const lineAhead = line.map((key): StepRow => ({ ...notStarted, key }))

/** The steps of a newly submitted application; the review of the materials is open. */
export function firstSteps(now: Instant): StepRow[] {
  const submission = { ...notStarted, key: "applicant_submission", state: "passed", time: now } as const
  return openNext([submission, ...lineAhead], 0)
}

/** Opens the step after one that was done. */
function openNext(steps: readonly StepRow[], done: number): StepRow[] {
  return steps.map((step, at): StepRow => (at === done + 1 ? { ...step, state: "ongoing" } : step))
}

const isOpen = ({ state }: StepRow) => state === "ongoing"

/** The step that is open. */
export function openStep({ status, steps }: MembershipApplicationRow): LineStep | undefined {
  if (status !== "ongoing") return undefined
  return line.find((key) => steps.some((step) => step.key === key && isOpen(step)))
}

type Steps = Pick<MembershipApplicationRow, "steps">
type Done = Pick<StepRow, "member_id" | "time" | "memo">

/** The steps after the open one was passed; the next one is open. */
export function passed({ steps }: Steps, done: Done): StepRow[] {
  const after = steps.map((step): StepRow => (isOpen(step) ? { ...step, ...done, state: "passed" } : step))
  return openNext(after, steps.findIndex(isOpen))
}

/** The steps after the open one was rejected: the applicant may resubmit, then all reviews start again. The rejected round stays. */
export function rejected({ steps }: Steps, done: Done): StepRow[] {
  const open = steps.findIndex(isOpen)
  const round = steps
    .slice(0, open + 1)
    .map((step): StepRow => (isOpen(step) ? { ...step, ...done, state: "rejected" } : step))
  return [...round, { ...notStarted, key: "resubmission", state: "ongoing" }, ...lineAhead]
}

/** The steps after a resubmission; the review of the materials is open again. */
export const resubmitted = (application: Steps, now: Instant) =>
  passed(application, { member_id: null, time: now, memo: null })

/** The steps of an application that has ended: the open step is reset, and the final step is added. */
export function endedBy({ steps }: Steps, last: StepRow): StepRow[] {
  const stopped = steps
    .filter(({ key, state }) => !(key === "resubmission" && state === "ongoing"))
    .map((step): StepRow => (step.state === "ongoing" ? { ...step, state: "not_started" } : step))
  return [...stopped, last]
}
