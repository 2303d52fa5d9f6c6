import { useCallback, useRef, useState, useEffect } from "react"
import { useIntl } from "react-intl"
import { useControlProps, type FieldProps } from "#app/forms/fields/field.ts"
import { FieldAnchor, FieldGroup } from "#app/forms/fields/field-group.tsx"
import { FilePicker } from "#app/forms/fields/file-picker.tsx"
import { useLabel } from "#app/forms/fields/form-context.ts"
import { useEnhancement } from "#app/ui/widgets/use-enhancement.ts"
import { acceptedFiles, endingsFor, largestAttachment, megabyte, type PicturedFile, sizeOf } from "./attachment.ts"
import { KeptFiles } from "./kept-files.tsx"
import type { UploadAddress } from "./uploader.tsx"
import { fileSize } from "#app/lib/file-size.ts"

type AttachmentFieldProps = FieldProps & {
  /** The contract's module for the files, for example `meeting`. */
  module: string
  /** Total limit in bytes for all files; the field shows how much is used. */
  together?: number
  /** Accepts one file; a new one replaces it. */
  isSingle?: boolean
  /** Upload URL; by default the one for logged-in users. */
  uploadTo?: UploadAddress
  /** The files are pictures: each accepted one gets a thumbnail. */
  isPicture?: boolean
}

/**
 * File field of a form (FORM-03). Without scripts it is an ordinary file input whose files are sent with the form. With scripts each file
 * is uploaded as soon as it is chosen, with progress, cancel and retry, and the form waits for it. Accepted files are listed, each with a
 * way to remove it. The form needs `hasFiles`, its action `receiveForm`, its schema `attachments()`.
 */
export function AttachmentField({
  module,
  together,
  isSingle,
  uploadTo,
  hint = <LimitHint together={together} />,
  ...rest
}: AttachmentFieldProps) {
  const props = { ...rest, hint }
  const files = { module, together, isSingle, uploadTo }
  return (
    <FieldGroup {...props}>
      <Files {...props} {...files} key={props.field.key} />
    </FieldGroup>
  )
}

const loadUploader = () => import("./uploader.tsx")

/** Loads the uploader when the browser is idle. */
function useUploader() {
  return { Uploader: useEnhancement(loadUploader) }
}

function Files({ module, together, isSingle = false, isPicture = false, uploadTo, ...props }: AttachmentFieldProps) {
  const { field } = props
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid, autoFocus } = useControlProps(props)
  const { Uploader } = useUploader()
  const [added, setAdded] = useState<PicturedFile[]>([])
  const input = useRef<HTMLInputElement>(null)
  const anchor = useRef<HTMLInputElement>(null)
  const label = useLabel(field.name)
  const accept = useCallback((file: PicturedFile) => setAdded((files) => acceptedFiles([...files, file])), [])
  const all = acceptedFiles([acceptedFiles(field.initialValue), added].flat())
  return (
    <>
      <FieldAnchor name={field.name} anchor={anchor} onFocus={() => input.current?.focus()} />
      <KeptFiles
        name={field.name}
        files={isSingle ? all.slice(-1) : all}
        addedTotal={added.length}
        isPicture={isPicture}
        anchor={anchor}
      />
      {together !== undefined && <TotalSize name={field.name} limit={together} addedTotal={added.length} />}
      {Uploader && <Uploader module={module} label={label} input={input} onAccepted={accept} to={uploadTo} />}
      <FilePicker isMultiple={!isSingle}>
        <input
          ref={input}
          type="file"
          multiple={!isSingle}
          accept={endingsFor(module)}
          name={Uploader ? undefined : field.name}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          {...(autoFocus && { autoFocus })}
        />
      </FilePicker>
    </>
  )
}

function LimitHint({ together }: { together: number | undefined }) {
  const intl = useIntl()
  const limit = largestAttachment / megabyte
  if (together === undefined) return intl.formatMessage({ id: "file.hint" }, { limit })
  return intl.formatMessage({ id: "file.hint-together" }, { limit, together: together / megabyte })
}

type TotalSizeProps = {
  /** Name of the field. */
  name: string
  /** Total limit in bytes. */
  limit: number
  /** Number of files added since the page was opened. */
  addedTotal: number
}

/** Total size of a field's ticked files, with an error if it is above the limit (NOTICE-03); nothing without scripts. */
function TotalSize({ name, limit, addedTotal }: TotalSizeProps) {
  const intl = useIntl()
  const [size, setSize] = useState(0)
  const paragraph = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    const form = paragraph.current?.closest("form")
    if (!form) return
    const count = () => setSize(sizeOf(acceptedFiles(new FormData(form).getAll(name))))
    count()
    form.addEventListener("input", count)
    return () => form.removeEventListener("input", count)
  }, [name, addedTotal])

  const values = { used: fileSize(size, intl), together: limit / 1024 / 1024 }
  const isOver = size > limit
  return (
    <p ref={paragraph} role="status" className={isOver ? "err" : "hint"} hidden={size === 0}>
      {intl.formatMessage({ id: isOver ? "file.together.over" : "file.together" }, values)}
    </p>
  )
}
