import type { ReactNode, FocusEvent } from "react"
import { DateField } from "./date-field.tsx"
import { type Field, initialText, readOnce, useControlProps, type FieldProps } from "./field.ts"
import { FieldFrame } from "./field-frame.tsx"

type DateTimeFieldProps = {
  legend: ReactNode
  /** The labels of the controls say what the legend says: it is only read out. */
  hasFullLabels?: boolean
  date: Field
  time: Field
  isRequired?: boolean
  /** The time zone select, if the user can choose one. */
  zone?: ReactNode
  isFocused?: boolean | undefined
}

/** A wall-clock time: day, time of day and time zone in separate controls, side by side. */
export function DateTimeField({ legend, hasFullLabels, date, time, isRequired, zone, isFocused }: DateTimeFieldProps) {
  return (
    <fieldset className="field">
      <legend className={hasFullLabels ? "vh" : undefined}>{legend}</legend>
      <div className="inline">
        <DateField field={date} isRequired={isRequired} isFocused={isFocused} />
        <TimeField field={time} isRequired={isRequired} />
        {zone}
      </div>
    </fieldset>
  )
}

/** Shows a time that was typed in another spelling as `15:00`, so that the user sees how it was read; any other text stays. */
async function readBack({ currentTarget: input }: FocusEvent<HTMLInputElement>): Promise<void> {
  const { readTime } = await import("#app/lib/typed-time.ts")
  const time = readTime(input.value)
  if (!time || time === input.value) return
  input.value = time
  input.dispatchEvent(new Event("input", { bubbles: true }))
}

/**
 * A time of day, typed in any spelling that `readTime` reads. It is a text field, because the browser's time control uses 12 or 24 hours
 * depending on the browser's language, while all pages use 24 (I18N-03). A picker based on instants in the user's time zone could not enter
 * a wall time that this zone skips in spring (I18N-04).
 */
function TimeField(given: FieldProps) {
  const props = readOnce(given)
  const control = useControlProps(props)
  return (
    <FieldFrame {...props}>
      <input
        {...control}
        key={props.field.key}
        type="text"
        autoComplete="off"
        placeholder="00:00"
        defaultValue={initialText(props.field)}
        onBlur={(event) => void readBack(event).catch(() => undefined)} // the server reads it as well
      />
    </FieldFrame>
  )
}
