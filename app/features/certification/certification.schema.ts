import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { optionalRichText } from "#app/parts/rich-text/rich-text.schema.ts"
import { choice, chosen, code, lines, optional, optionalLines, optionalText, text } from "#app/forms/schema/schema.ts"
import { alsoRequired, stepForms, stepKeys } from "./phase/step-forms.ts"

/** An application (CERT-01); `version` is set when a rejected application is resubmitted. */
export const applicationSchema = z.object({
  version: z.optional(z.int()),
  company: text(200),
  product: text(200),
  subject: optionalText(200),
  label_required: choice(["yes", "no"]),
  certification_agency_id: chosen(64),
  test_agency_id: chosen(64),
  memo: optionalLines(1000),
})

export type ApplicationFormValues = z.output<typeof applicationSchema>

/**
 * Form of a step (CERT-03, CERT-04). It has the fields of all steps; `stepForms` defines which of them each step requires. `also_required`
 * names those that this application requires too: an answer after an objection, the label rules if it has a label. All that is missing is
 * reported at once, also next to another error, so the check has its own `when`.
 */
export const stepSchema = z
  .object({
    step: choice(stepKeys),
    version: z.int(),
    outcome: choice(["pass", "back"]),
    also_required: z.array(choice(alsoRequired)),
    reason: optionalLines(1000),
    cycle: optionalText(100),
    fees: optionalText(100),
    label_rules: optionalRichText(),
    answer: optionalLines(1000),
    name: optionalText(200),
    code: optional(code(100)),
    files: attachments(),
    memo: optionalLines(1000),
  })
  .check(
    z.check(
      ({ value, issues }) => {
        const { required } = stepForms[value.step]
        for (const name of value.outcome === "back" ? (["reason"] as const) : [...required, ...value.also_required]) {
          const given = value[name]
          const isMissing = given === undefined || (Array.isArray(given) && given.length === 0)
          const path = name === "label_rules" ? [name, "text"] : [name]
          const message = fieldCode(name === "files" ? "required_file" : "required")
          if (isMissing) issues.push({ code: "custom", input: given, path, message })
        }
      },
      { when: ({ value }) => isDecided(value) },
    ),
  )

/** Step and outcome say what is required. */
const isDecided = (value: unknown) => decided.safeParse(value).success
const decided = z.object({
  step: choice(stepKeys),
  outcome: choice(["pass", "back"]),
  also_required: z.array(choice(alsoRequired)),
})

export type StepFormValues = z.output<typeof stepSchema>

/** A comment on a phase (CERT-03). */
export const feedbackSchema = z.object({ text: lines(5000), files: attachments() })
