import { FormattedMessage, useIntl } from "react-intl"
import { fileSize } from "#app/lib/file-size.ts"
import { useControlProps, type FieldProps } from "#app/ui/form/field.ts"
import { FieldGroup } from "#app/ui/form/field-group.tsx"
import { useLabel } from "#app/ui/form/form-context.ts"
import { acceptedFiles, attachmentValue, largestAttachment } from "./attachments.schema.ts"

type AttachmentFieldProps = FieldProps

/**
 * Files of a form (FORM-03): an ordinary file input, and the files that were accepted already, each with a mark to keep it.
 * The form needs `hasFiles`, its action `receiveForm`, its schema `attachments()`.
 */
export function AttachmentField({ hint = <LimitHint />, ...rest }: AttachmentFieldProps) {
  const props = { ...rest, hint }
  const { field } = props
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid } = useControlProps(props)
  const label = useLabel(field.name)
  const intl = useIntl()
  const files = acceptedFiles(field.initialValue)
  return (
    <FieldGroup {...props} className="attachments">
      {files.length > 0 && (
        <div className="choices" key={field.key}>
          {files.map((file) => (
            <label className="choice" key={file.id}>
              <input type="checkbox" name={field.name} value={attachmentValue(file)} defaultChecked />
              <span>
                {file.name}
                <small>{fileSize(file.size, intl)}</small>
              </span>
            </label>
          ))}
          <p className="hint">
            <FormattedMessage id="file.keep" />
          </p>
        </div>
      )}
      <input
        type="file"
        multiple
        name={field.name}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
      />
    </FieldGroup>
  )
}

function LimitHint() {
  return <FormattedMessage id="file.hint" values={{ limit: largestAttachment / 1024 / 1024 }} />
}
