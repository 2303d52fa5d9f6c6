import { expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { shownSteps } from "#app/parts/application-steps.ts"

type Step = Pick<components["schemas"]["ApplicationStep"], "key" | "state">

const step = (key: Step["key"], state: Step["state"]): Step => ({ key, state })
const submission = step("applicant_submission", "passed")
const rest = [step("qualification_review", "not_started"), step("member_information_entry", "not_started")]
const rejectedRound = [submission, step("materials_review", "rejected"), step("resubmission", "passed")]

test("ADM-07 ADM-09 every round of an application is shown, in the order of its steps", () => {
  const steps = [...rejectedRound, step("materials_review", "ongoing"), ...rest]
  expect(shownSteps(steps)).toEqual(steps)
})

test("ADM-07 ADM-09 a withdrawn or closed application has no further steps, but its earlier rounds", () => {
  const open = [...rejectedRound, step("materials_review", "not_started"), ...rest]
  for (const last of [step("applicant_withdrawal", "withdrawn"), step("admin_close", "closed")])
    expect(shownSteps([...open, last])).toEqual([...rejectedRound, last])
})
