import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { Field } from "#app/forms/fields/field.ts"
import { RadioGroup, TextField } from "#app/forms/fields/fields.tsx"

type DurationFieldProps<Preset extends string> = {
  /** A field created with `duration()`. */
  field: { getFieldset(): Record<"preset" | "amount", Field> }
  presets: readonly Preset[]
  /** Returns the label of a preset. */
  textOf: (preset: Exclude<Preset, "custom">) => string
  /** Hint for the number field: the allowed values. */
  hint: ReactNode
}

/** A duration: one of several presets, or a number. */
export function DurationField<Preset extends string>({ field, presets, textOf, hint }: DurationFieldProps<Preset>) {
  const intl = useIntl()
  const { preset, amount } = field.getFieldset()
  const options = presets.map((value) => ({
    value,
    text: isOffered(value) ? textOf(value) : intl.formatMessage({ id: "event-form.custom" }),
  }))
  return (
    <div className="duration">
      <RadioGroup field={preset} isRequired isInline options={options} />
      <div className="custom">
        <TextField field={amount} inputMode="numeric" isRequired hint={hint} />
      </div>
    </div>
  )
}

const isOffered = <Preset extends string>(preset: Preset): preset is Exclude<Preset, "custom"> => preset !== "custom"
