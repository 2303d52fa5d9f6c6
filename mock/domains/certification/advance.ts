import type { Instant } from "#mock/engine/store/clock.ts"
import type { CertificationRow, RejectionEntry, StepMark } from "./records.ts"
import { openStepIn, stateAt, stepAfter, steps, type Step, type StepKey } from "./steps.ts"

type By = { user_id: string; time: Instant; memo?: string | null }
export type Progress = Pick<CertificationRow, "state" | "steps" | "reached">

/** The open step. @throws Error if no step is open */
export function openStepOf({ state }: Pick<CertificationRow, "state">): Step {
  const step = openStepIn(state)
  if (!step) throw new Error(`no step is open: ${state}`)
  return step
}

const waitsSince = (time: Instant): StepMark => ({ state: "ongoing", user_id: null, time, memo: null })

function reachedWith({ reached }: Progress, key: StepKey): readonly StepKey[] {
  return reached.includes(key) ? reached : [...reached, key]
}

/** Passes the open step: opens the next one, or completes the application. */
export function passed(row: CertificationRow, { user_id, time, memo = null }: By): Progress {
  const { key } = openStepOf(row)
  const done = { ...(key === "submit" ? {} : row.steps), [key]: { state: "pass" as const, user_id, time, memo } }
  const next = stepAfter(key, row.label_required)
  if (!next) return { state: "completed", steps: done, reached: row.reached }
  return { state: stateAt(next), steps: { ...done, [next]: waitsSince(time) }, reached: reachedWith(row, next) }
}

/** Rejects or objects: reopens the step that this leads back to and resets the steps in between. */
export function sentBack(row: CertificationRow, state: "reject" | "raise_objection", by: By): Progress {
  const { key, back } = openStepOf(row)
  if (!back) throw new Error(`${key} leads nowhere back`)
  const { user_id, time, memo = null } = by
  const kept = Object.fromEntries(
    Object.entries(row.steps).filter(([one]) => back === "submit" || !isBetween(one as StepKey, back, key)),
  )
  return {
    state: stateAt(back, state === "raise_objection"),
    steps: { ...kept, [key]: { state, user_id, time, memo }, [back]: waitsSince(time) },
    reached: row.reached,
  }
}

/** Rejects the open step, and keeps who rejected it and why. */
export function rejected(
  row: CertificationRow,
  rejection: RejectionEntry,
): Progress & Pick<CertificationRow, "rejections"> {
  const { user_id, time, reason: memo } = rejection
  return { ...sentBack(row, "reject", { user_id, time, memo }), rejections: [...row.rejections, rejection] }
}

function isBetween(key: StepKey, first: StepKey, last: StepKey): boolean {
  const at = (one: StepKey) => steps.findIndex((step) => step.key === one)
  return at(first) < at(key) && at(key) < at(last)
}

/** Withdraws: no step is open any more, and the step that was open is marked as withdrawn. */
export function withdrawn(row: CertificationRow, { user_id, time, memo = null }: By): Progress {
  const { key } = openStepIn(row.state) ?? {}
  const steps = key ? { ...row.steps, [key]: { state: "withdraw" as const, user_id, time, memo } } : row.steps
  return { state: "withdrawn", steps, reached: row.reached }
}

/** The progress of a new application. */
export function submitted({ user_id, time }: By): Progress {
  return {
    state: "organization_review",
    steps: { submit: { state: "pass", user_id, time, memo: null }, organization_review: waitsSince(time) },
    reached: ["submit", "organization_review"],
  }
}
