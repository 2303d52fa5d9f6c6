import { describe, expect, test } from "vitest"
import type { $ZodType } from "zod/v4/core"
import { applicationSchema } from "#app/features/apply/apply.schema.ts"
import { stepSchema } from "#app/features/certification/certification.schema.ts"
import { completionSchema } from "#app/features/membership-application/membership-application.schema.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"

function errorsOf(schema: $ZodType, entries: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return parseForm(form, schema).reply().error ?? {}
}

const missing = ["form.required"]
const notChosen = ["form.required_choice"]

describe("FORM-02 the first submit reports all missing fields", () => {
  test("those of the first contact, together with the other fields of an empty application", () => {
    const contact = { "contacts[0].name": missing, "contacts[0].phone": missing, "contacts[0].email": missing }
    const empty = (["name", "phone", "email"] as const).map((name): [string, string] => [`contacts[0].${name}`, ""])
    expect(errorsOf(applicationSchema, empty)).toMatchObject({ name: missing, nature: notChosen, ...contact })
    expect(errorsOf(applicationSchema, [])).toMatchObject({ name: missing, nature: notChosen, ...contact })
  })

  test("those of a contact, together with an invalid field in it", () => {
    expect(errorsOf(applicationSchema, [["contacts[1].email", "x"]])).toMatchObject({
      "contacts[0].name": missing,
      "contacts[1].name": missing,
      "contacts[1].email": ["form.email_format"],
    })
  })

  test("the name of a new entity, together with its level", () => {
    expect(errorsOf(completionSchema, [["version", "1"]])).toMatchObject({
      level_id: notChosen,
      "entity.name": missing,
    })
  })
})

describe("CERT-03 the required fields of a step", () => {
  const sent = (step: string, ...more: [string, string][]) =>
    errorsOf(stepSchema, [["step", step], ["version", "1"], ["outcome", "pass"], ...more])

  test("are reported together with other errors", () => {
    const long: [string, string] = ["memo", "x".repeat(1001)]
    expect(sent("test_result", long)).toEqual({ memo: ["form.too_long?max=1000"], files: ["form.required_file"] })
  })

  test("include an answer after an objection, and label rules with a label", () => {
    expect(sent("test_evaluation", ["cycle", "1"], ["fees", "1"])).toEqual({})
    expect(sent("test_evaluation", ["also_required", "answer"])).toEqual({
      cycle: missing,
      fees: missing,
      answer: missing,
    })
    expect(sent("confirmation_evaluation", ["fees", "1"], ["also_required", "label_rules"])).toEqual({
      "label_rules.text": missing,
    })
  })

  test("depend on the outcome: until it is chosen, only the outcome is required", () => {
    const undecided: [string, string][] = [
      ["step", "confirmation_evaluation_confirm"],
      ["version", "1"],
    ]
    expect(errorsOf(stepSchema, undecided)).toEqual({ outcome: notChosen })
    expect(errorsOf(stepSchema, [...undecided, ["outcome", "back"]])).toEqual({ reason: missing })
  })
})
