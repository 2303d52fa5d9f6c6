import { useEffect, useRef } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { useControlProps, type FieldProps } from "#app/ui/form/field.ts"
import { FieldGroup } from "#app/ui/form/field-group.tsx"
import { useFieldWork, useFormContext, useLabel } from "#app/ui/form/form-context.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { acceptedFiles, largestAttachment } from "./attachments.schema.ts"
import { KeptFiles } from "./kept-files.tsx"
import { UploadRow } from "./upload-row.tsx"
import { workOf } from "./upload-rows.ts"
import { UploadStatus } from "./upload-status.tsx"
import { useUploads } from "./use-uploads.ts"

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

function Files({ module, ...props }: AttachmentFieldProps) {
  const { field } = props
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid } = useControlProps(props)
  const { url: alliance } = useFrameAlliance()
  const { accepted, rows, uploads, choose, remove, again } = useUploads(paths.upload(alliance, module))
  const { work } = useFormContext()
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const label = useLabel(field.name)
  const state = workOf(uploads)
  useFieldWork(state)

  const takeChosen = () => {
    const control = input.current
    if (!control?.files?.length) return
    choose([...control.files])
    control.value = ""
  }
  // What was chosen before the scripts had arrived.
  useEffect(takeChosen, [choose])

  const leaveRow = (leave: () => void) => () => {
    leave()
    input.current?.focus()
  }
  return (
    <>
      <KeptFiles
        name={field.name}
        files={[...acceptedFiles(field.initialValue), ...accepted]}
        addedTotal={accepted.length}
      />
      {rows.length > 0 && (
        <ul className="uploads" tabIndex={-1} data-work={state} aria-label={label}>
          {rows.map((row) => (
            <UploadRow
              key={row.key}
              row={row}
              onRemove={leaveRow(() => remove(row))}
              onAgain={leaveRow(() => again(row))}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        name={isHydrated ? undefined : field.name}
        onChange={takeChosen}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
      />
      <UploadStatus uploads={uploads} isAwaited={work.isAwaited} />
    </>
  )
}

function LimitHint() {
  const intl = useIntl()
  return <FormattedMessage id="file.hint" values={{ limit: intl.formatNumber(largestAttachment / 1024 / 1024) }} />
}
