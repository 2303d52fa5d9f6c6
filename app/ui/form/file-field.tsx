import { FieldFrame } from "./field-frame.tsx"
import { readOnce, useControlProps, type FieldProps } from "./field.ts"

type FileFieldProps = FieldProps & {
  isMultiple?: boolean
  /** Kinds the browser's dialog offers; the server decides. */ accept?: string
}

/** A file to send. Its limit stands in the hint; the form needs `hasFiles`. */
export function FileField({ isMultiple, accept, ...rest }: FileFieldProps) {
  const props = readOnce(rest)
  const control = useControlProps(props)
  return (
    <FieldFrame {...props}>
      <input {...control} key={props.field.key} type="file" multiple={isMultiple} accept={accept} />
    </FieldFrame>
  )
}
