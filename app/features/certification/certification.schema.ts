import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { optionalRichText } from "#app/parts/rich-text/rich-text.schema.ts"
import { choice, optionalText, text } from "#app/ui/form/schema.ts"
import { stepForms, stepKeys } from "./step-forms.ts"

/** An application (CERT-01); `version` is set when a rejected application is resubmitted. */
export const applicationSchema = z.object({
  version: z.optional(z.int()),
  label_required: choice(["yes", "no"]),
  test_agency_id: text(64),
  certification_agency_id: text(64),
  company: text(200),
  product: text(200),
  subject: optionalText(200),
  memo: optionalText(1000),
})

export type ApplicationFormValues = z.output<typeof applicationSchema>

/**
 * Form of a step (CERT-03, CERT-04). It has the fields of all steps; `stepForms` defines which of them each step requires. Only the backend
 * can check whether an answer to an objection or a label is required.
 */
export const stepSchema = z
  .object({
    step: choice(stepKeys),
    version: z.int(),
    outcome: choice(["pass", "back"]),
    reason: optionalText(1000),
    cycle: optionalText(100),
    fees: optionalText(100),
    label_rules: optionalRichText(),
    answer: optionalText(1000),
    name: optionalText(200),
    code: optionalText(100),
    files: attachments(),
    memo: optionalText(1000),
  })
  .check(
    z.check(({ value, issues }) => {
      const { required } = stepForms[value.step]
      for (const name of value.outcome === "back" ? (["reason"] as const) : required) {
        const given = value[name]
        if (given === undefined)
          issues.push({ code: "custom", input: given, path: [name], message: fieldCode("required") })
        if (Array.isArray(given) && given.length === 0)
          issues.push({ code: "custom", input: given, path: [name], message: fieldCode("min_items", { min: 1 }) })
      }
    }),
  )

export type StepFormValues = z.output<typeof stepSchema>

/** A comment on a phase (CERT-03). */
export const feedbackSchema = z.object({ text: text(5000), files: attachments() })
