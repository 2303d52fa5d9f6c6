import { useCallback, useRef, useState } from "react"
import { FormattedMessage } from "react-intl"
import { useControlProps, type FieldProps } from "#app/ui/form/field.ts"
import { FieldGroup } from "#app/ui/form/field-group.tsx"
import { useLabel } from "#app/ui/form/form-context.ts"
import { useEnhancement } from "#app/ui/widgets/use-enhancement.ts"
import { acceptedFiles, largestAttachment, type Attachment } from "./attachment.ts"
import { KeptFiles } from "./kept-files.tsx"

type AttachmentFieldProps = FieldProps & {
  /** The module of the contract for which the files are: `meeting`. */
  module: string
}

/**
 * Files of a form (FORM-03). Without scripts an ordinary file input, whose files go with the form; with them each file is
 * sent as soon as it is chosen, with progress, cancel and another try, and the form waits for it. Files that were accepted
 * are listed, each with a mark to keep it. The form needs `hasFiles`, its action `receiveForm`, its schema `attachments()`.
 */
export function AttachmentField({ hint = <LimitHint />, module, ...rest }: AttachmentFieldProps) {
  const props = { ...rest, hint }
  return (
    <FieldGroup {...props} className="attachments">
      <Files {...props} module={module} key={props.field.key} />
    </FieldGroup>
  )
}

const loadUploader = () => import("./uploader.tsx")

/** What sends the files, once the page has nothing better to do. */
function useUploader() {
  return { Uploader: useEnhancement(loadUploader) }
}

function Files({ module, ...props }: AttachmentFieldProps) {
  const { field } = props
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid } = useControlProps(props)
  const { Uploader } = useUploader()
  const [added, setAdded] = useState<Attachment[]>([])
  const input = useRef<HTMLInputElement>(null)
  const label = useLabel(field.name)
  const accept = useCallback((file: Attachment) => setAdded((files) => acceptedFiles([...files, file])), [])
  return (
    <>
      <KeptFiles
        name={field.name}
        files={acceptedFiles([acceptedFiles(field.initialValue), added].flat())}
        addedTotal={added.length}
      />
      {Uploader && <Uploader module={module} label={label} input={input} onAccepted={accept} />}
      <input
        ref={input}
        type="file"
        multiple
        name={Uploader ? undefined : field.name}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
      />
    </>
  )
}

function LimitHint() {
  return <FormattedMessage id="file.hint" values={{ limit: largestAttachment / 1024 / 1024 }} />
}
