import { useFormContext } from "./form-context.ts"
import { idempotencyField } from "#app/lib/idempotency-field.ts"

/**
 * Makes a repeated submit harmless (FORM-07), also without scripts. After a time-out the form comes back with the key it
 * was sent with (`refused`), so that trying again does the thing once (ERR-03).
 * @param value from the loader: `newIdempotencyKey()`
 */
export function IdempotencyKey({ value }: { value: string }) {
  const { lastResult } = useFormContext()
  const kept = lastResult?.initialValue?.[idempotencyField]
  return <input type="hidden" name={idempotencyField} value={typeof kept === "string" ? kept : value} />
}
