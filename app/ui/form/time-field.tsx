import { FieldFrame } from "./field-frame.tsx"
import { initialText, readOnce, useControlProps, type FieldProps } from "./field.ts"

/**
 * A time of day, sent as `15:00`. It is a text field, because the browser's time control uses 12 or 24 hours depending on the browser's
 * language, while all pages use 24 (I18N-03). A picker based on instants in the user's time zone could not enter a wall time that this
 * zone skips in spring (I18N-04).
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
