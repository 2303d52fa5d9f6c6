import { type FieldProps, initialTexts, readOnce } from "./field.ts"
import { FieldGroup } from "./field-group.tsx"
import { choiceOf, type Option } from "./fields.tsx"

type CheckboxGroupProps = FieldProps & {
  options: Option[]
  /** Short values side by side. */
  isInline?: boolean
}

/** Checkboxes for choosing any number of values; all options are visible. */
export function CheckboxGroup({ options, isInline, ...rest }: CheckboxGroupProps) {
  const props = readOnce(rest)
  const { field } = props
  const chosen = new Set(initialTexts(field))
  return (
    <FieldGroup {...props} className="wide">
      <div className={isInline ? "cluster" : "people"} key={field.key}>
        {options.map((option) => choiceOf(option, "checkbox", field, chosen.has(option.value)))}
      </div>
    </FieldGroup>
  )
}
