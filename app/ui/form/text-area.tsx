import { FieldFrame } from "./field-frame.tsx"
import { initialText, readOnce, useControlProps, type FieldProps } from "./field.ts"

type TextAreaProps = FieldProps & { rows?: number }

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  const props = readOnce(rest)
  const control = useControlProps(props)
  return (
    <FieldFrame {...props}>
      <textarea {...control} dir="auto" key={props.field.key} rows={rows} defaultValue={initialText(props.field)} />
    </FieldFrame>
  )
}
