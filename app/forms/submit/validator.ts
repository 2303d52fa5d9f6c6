import type { Submission } from "@conform-to/react"
import type { $ZodType } from "zod/v4/core"
import { whenIdle } from "#app/ui/when-idle.ts"
import { parseForm } from "../schema/parse-form.ts"

/** Validates what a form contains. */
export type Validate = (formData: FormData) => Submission<Record<string, unknown>>

/** Milliseconds after which a page that is never idle validates once in any case. */
const latest = 30_000

/**
 * The validation of a form in the browser. It runs once when the browser is idle, and the result is thrown away: what a first run has to
 * compile (patterns, clocks of time zones) does not delay the answer to leaving the first field (P30).
 * @param formId the form's `id`
 */
export function validatorOf(schema: $ZodType, formId: string): Validate {
  const validate: Validate = (formData) => parseForm(formData, schema) as ReturnType<Validate>
  whenIdle(() => {
    const form = document.forms.namedItem(formId)
    if (form) validate(new FormData(form))
  }, latest)
  return validate
}
