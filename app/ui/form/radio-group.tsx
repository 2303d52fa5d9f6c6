import { Choice } from "./choice.tsx"
import { FieldGroup } from "./field-group.tsx"
import { initialText, readOnce, type FieldProps } from "./field.ts"
import type { Option } from "./select-field.tsx"

type RadioGroupProps = FieldProps & {
  options: Option[]
  /** Short values side by side. */
  isInline?: boolean
}

/** One of a few values, all in sight. */
export function RadioGroup({ options, isInline, ...rest }: RadioGroupProps) {
  const props = readOnce(rest)
  const { field } = props
  const chosen = initialText(field)
  return (
    <FieldGroup {...props}>
      <div className={isInline ? "cluster" : "choices card"} key={field.key}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={field.name}
            option={option}
            isChosen={option.value === chosen}
            isInvalid={Boolean(field.errors)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
