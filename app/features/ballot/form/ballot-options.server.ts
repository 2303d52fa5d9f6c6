import type { $ZodType } from "zod/v4/core"
import { intentField } from "#app/forms/schema/form-field-names.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { restored } from "#app/forms/submit/submission.server.ts"
import { minOptions } from "./ballot-limits.ts"

function isRemoval(intent: FormDataEntryValue | null): boolean {
  try {
    const { type, payload } = JSON.parse(String(intent)) as { type?: unknown; payload?: { name?: unknown } }
    return type === "remove" && payload?.name === "options"
  } catch {
    return false
  }
}

function rowsIn(form: FormData): number {
  const rows = [...form.keys()].map((name) => /^options\[(\d+)\]/.exec(name)?.[1])
  return new Set(rows.filter((row) => row !== undefined)).size
}

/**
 * Returns the form unchanged with an error if, without JavaScript, the user removes one of the last two options (VOTE-02).
 * @returns undefined for every other request, which the action then handles
 */
export function refuseOptionRemoval(form: FormData, schema: $ZodType) {
  if (!isRemoval(form.get(intentField)) || rowsIn(form) > minOptions) return undefined
  form.delete(intentField)
  const error = { options: [fieldCode("min_options")] }
  return { data: { ...restored(form, schema), status: "error" as const, error }, init: { status: 422 } }
}
