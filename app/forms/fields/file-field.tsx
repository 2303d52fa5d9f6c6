import { FieldFrame } from "./field-frame.tsx"
import { FilePicker } from "./file-picker.tsx"
import { readOnce, useControlProps, type FieldProps } from "./field.ts"

type FileFieldProps = FieldProps & {
  isMultiple?: boolean
  /** File types that the browser's dialog offers; the server makes the final check. */ accept?: string
}

/** A file to upload. The hint states the limit; the form needs `hasFiles`. */
export function FileField({ isMultiple, accept, ...rest }: FileFieldProps) {
  const props = readOnce(rest)
  const control = useControlProps(props)
  return (
    <FieldFrame {...props}>
      <FilePicker key={props.field.key} isMultiple={isMultiple}>
        <input {...control} type="file" multiple={isMultiple} accept={accept} />
      </FilePicker>
    </FieldFrame>
  )
}
