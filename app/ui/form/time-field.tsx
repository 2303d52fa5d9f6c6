import { FieldFrame } from "./field-frame.tsx"
import { initialText, readOnce, useControlProps, type FieldProps } from "./field.ts"

/**
 * A time of day, sent as `15:00`. A text, not the browser's control: that writes 24 or 12 hours as the browser's language has it, beside
 * pages that write 24 (I18N-03). A picker that works with instants of the person's zone could not enter a wall time that this zone skips
 * in spring (I18N-04).
 */
export function TimeField(given: FieldProps) {
  const props = readOnce(given)
  const control = useControlProps(props)
  return (
    <FieldFrame {...props}>
      <input
        {...control}
        key={props.field.key}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="00:00"
        defaultValue={initialText(props.field)}
      />
    </FieldFrame>
  )
}
