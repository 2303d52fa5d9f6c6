import { FieldFrame } from "./field-frame.tsx"
import { initialText, readOnce, useControlProps, type FieldProps } from "./field.ts"

/**
 * A time of day, sent as `15:00`. The browser's own control everywhere: a picker that works with instants of the person's
 * zone could not enter a wall time that this zone skips in spring (I18N-04).
 */
export function TimeField(given: FieldProps) {
  const props = readOnce(given)
  const control = useControlProps(props)
  return (
    <FieldFrame {...props}>
      <input {...control} key={props.field.key} type="time" defaultValue={initialText(props.field)} />
    </FieldFrame>
  )
}
