import type { Field } from "#app/ui/form/field.ts"

/** What a field made with `duration()` holds. */
export type DurationValue = { preset: string; amount?: string }

/** The field made with `duration()`. */
export type DurationGroup = { getFieldset(): Record<"preset" | "amount", Field> }

/** A duration as the form shows it: one of those offered, else `custom`. */
export function durationValue(amount: number, presets: readonly string[]): DurationValue {
  const preset = presets.find((offered) => offered === String(amount))
  return preset ? { preset } : { preset: "custom", amount: String(amount) }
}
