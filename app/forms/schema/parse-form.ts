import type { Submission } from "@conform-to/react"
import { parseWithZod } from "@conform-to/zod/v4"
import type { $ZodType, input, output } from "zod/v4/core"
import { issueToCode } from "./issue-code.ts"

/**
 * Parses a form with its schema; used by actions and, loaded on first interaction, by the form in the browser (FORM-01).
 * Errors are message codes (`form.too_long?max=100`).
 */
export function parseForm<Schema extends $ZodType>(
  formData: FormData,
  schema: Schema,
): Submission<input<Schema>, string[], output<Schema>> {
  return parseWithZod(formData, { schema, error: issueToCode })
}
