import { expect, test } from "vitest"
import type { components } from "#app/api/schema.d.ts"
import { stepsInOrder } from "#app/parts/application-steps.ts"

type Step = Pick<components["schemas"]["ApplicationStep"], "key" | "state">

const step = (key: Step["key"], state: Step["state"]): Step => ({ key, state })
const submission = step("applicant_submission", "passed")
const rest = [step("qualification_review", "not_started"), step("member_information_entry", "not_started")]
const keysOf = (steps: Step[]) => stepsInOrder(steps).map(({ key }) => key)

test("ADM-07 ADM-09 an ongoing resubmission follows the rejected step", () => {
  const rejected = [submission, step("materials_review", "rejected"), ...rest, step("resubmission", "ongoing")]
  expect(keysOf(rejected).slice(0, 4)).toEqual([
    "applicant_submission",
    "materials_review",
    "resubmission",
    "qualification_review",
  ])
})

test("ADM-07 ADM-09 a sent resubmission comes before the reviews, which start again", () => {
  const again = [submission, step("materials_review", "ongoing"), ...rest, step("resubmission", "passed")]
  expect(keysOf(again).slice(0, 3)).toEqual(["applicant_submission", "resubmission", "materials_review"])
})

test("ADM-07 ADM-09 a withdrawn or closed application has no further steps", () => {
  const open = [submission, step("materials_review", "not_started"), ...rest]
  expect(keysOf([...open, step("applicant_withdrawal", "withdrawn")])).toEqual([
    "applicant_submission",
    "applicant_withdrawal",
  ])
  expect(keysOf([...open, step("admin_close", "closed")])).toEqual(["applicant_submission", "admin_close"])
})

test("ADM-07 an ongoing application shows every step in order", () => {
  const steps = [submission, step("materials_review", "ongoing"), ...rest]
  expect(stepsInOrder(steps)).toEqual(steps)
})
