import type { $ZodType } from "zod/v4/core"
import { fieldCode } from "#app/lib/message-code.ts"
import { restored } from "#app/ui/form/submission.server.ts"
import { fewestOptions } from "./ballot-limits.ts"

/** The name under which a form sends what shall happen to its rows (conform). */
const intentName = "__intent__"

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
 * The form again, as it was, when somebody without scripts removes one of the last two options (VOTE-02).
 * @returns undefined for anything else: the action goes on
 */
export function keptOptions(form: FormData, schema: $ZodType) {
  if (!isRemoval(form.get(intentName)) || rowsIn(form) > fewestOptions) return undefined
  form.delete(intentName)
  const error = { options: [fieldCode("min_options")] }
  return { data: { ...restored(form, schema), status: "error" as const, error }, init: { status: 422 } }
}
