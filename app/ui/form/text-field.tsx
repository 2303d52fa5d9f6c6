import { FieldFrame } from "./field-frame.tsx"
import { initialText, readOnce, useControlProps, type FieldProps } from "./field.ts"

type TextFieldProps = FieldProps & {
  type?: "text" | "email" | "tel" | "url" | "password" | "search"
  autoComplete?: string
  inputMode?: "numeric" | "decimal"
  isReadOnly?: boolean
}

/** One line of text. A limit is told in the hint and checked by the schema; the control never cuts what is pasted. */
export function TextField({ type = "text", autoComplete, inputMode, isReadOnly, ...rest }: TextFieldProps) {
  const props = readOnce(rest)
  const control = useControlProps(props)
  return (
    <FieldFrame {...props}>
      <input
        {...control}
        key={props.field.key}
        type={type}
        dir={type === "text" ? "auto" : undefined}
        defaultValue={initialText(props.field)}
        autoComplete={autoComplete}
        inputMode={inputMode}
        readOnly={isReadOnly}
      />
    </FieldFrame>
  )
}
