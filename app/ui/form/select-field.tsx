import { FieldFrame } from "./field-frame.tsx"
import { initialText, readOnce, useControlProps, type FieldProps } from "./field.ts"

/** One value to choose: `note` stands beside the text, `lang` where it is of the other language. */
export type Option = { value: string; text: string; note?: string; lang?: string }

type SelectFieldProps = FieldProps & {
  options: Option[]
  /** The words of the empty choice; without it the first option is chosen. */ empty?: string
}

/** One of many values. */
export function SelectField({ options, empty, ...rest }: SelectFieldProps) {
  const props = readOnce(rest)
  const control = useControlProps(props)
  return (
    <FieldFrame {...props}>
      <select {...control} key={props.field.key} defaultValue={initialText(props.field)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
