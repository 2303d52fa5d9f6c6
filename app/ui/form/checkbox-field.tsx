import { FieldLabel, FieldNotes } from "./field-frame.tsx"
import { initialText, readOnce, useControlProps, type FieldProps } from "./field.ts"

/** A yes that is sent as `on`; unchecked it is not sent. */
export function CheckboxField(given: FieldProps) {
  const props = readOnce(given)
  const { field, isRequired, hint } = props
  const control = useControlProps(props)
  return (
    <div className="field">
      <label className="choice">
        <input {...control} key={field.key} type="checkbox" defaultChecked={initialText(field) === "on"} />
        <span>
          <FieldLabel name={field.name} isRequired={isRequired} />
        </span>
      </label>
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}
