import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { Field } from "#app/ui/form/field.ts"
import { RadioGroup, TextField } from "#app/ui/form/fields.tsx"

type DurationFieldProps<Preset extends string> = {
  /** The field made with `duration()`. */
  field: { getFieldset(): Record<"preset" | "amount", Field> }
  presets: readonly Preset[]
  /** The words of a preset. */
  textOf: (preset: Exclude<Preset, "custom">) => string
  /** What may be typed instead. */
  hint: ReactNode
}

/** A duration: one of a few, or a number that is typed. */
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
