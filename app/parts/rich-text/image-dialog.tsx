import { useEffect, useId, useState, type KeyboardEvent } from "react"
import { useIntl } from "react-intl"
import { messageCode } from "#app/lib/message-code.ts"
import { paths } from "#app/lib/paths.ts"
import { megabyte } from "#app/parts/attachments/attachment.ts"
import { uploadFile } from "#app/parts/attachments/upload-file.ts"
import { Dialog } from "#app/ui/feedback/dialog.tsx"
import { errorText } from "#app/ui/error-text.ts"
import { isImageName, largestImage, maxAlt, uploadModule, type ImageModule, type Picture } from "./image.ts"

type ImageDialogProps = {
  alliance: string
  module: ImageModule
  /** A new image, or one of the text whose alternative text is edited. */
  image: File | Picture
  onInsert: (picture: Picture) => void
  onClose: () => void
}

/** Uploads an image with progress and asks for its alternative text (FORM-11), which can also be changed later. */
export default function ImageDialog({ alliance, module, image, onInsert, onClose }: ImageDialogProps) {
  const intl = useIntl()
  const isNew = image instanceof File
  const { share, src, error, again } = useUpload(alliance, module, image)
  const [alt, setAlt] = useState(isNew ? "" : image.alt)
  const inputId = useId()
  const insert = () => src && onInsert({ src, alt: alt.trim() })
  // Enter inserts the image instead of submitting the surrounding form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return
    event.preventDefault()
    insert()
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: isNew ? "rich-text.image.add" : "rich-text.image.edit" })}
      onClose={onClose}
    >
      {src ? (
        <img className="rich-picture" src={src} alt="" />
      ) : (
        <Progress name={nameOf(image)} share={share} error={error} />
      )}
      <div className="field">
        <label htmlFor={inputId}>{intl.formatMessage({ id: "rich-text.image.alt" })}</label>
        <p className="hint" id={`${inputId}-hint`}>
          {intl.formatMessage({ id: "rich-text.image.alt-hint" })}
        </p>
        <input
          id={inputId}
          type="text"
          maxLength={maxAlt}
          value={alt}
          aria-describedby={`${inputId}-hint`}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <footer>
        {again ? (
          <button type="button" className="btn primary" onClick={again}>
            {intl.formatMessage({ id: "rich-text.image.again" })}
          </button>
        ) : (
          <button type="button" className="btn primary" aria-disabled={!src || undefined} onClick={insert}>
            {intl.formatMessage({ id: isNew ? "rich-text.image.insert" : "rich-text.image.save" })}
          </button>
        )}
        <button type="button" className="btn" onClick={onClose}>
          {intl.formatMessage({ id: "ui.editor.cancel" })}
        </button>
      </footer>
    </Dialog>
  )
}

const nameOf = (image: File | Picture) => (image instanceof File ? image.name : "")

type ProgressProps = { name: string; share: number; error: string | undefined }

function Progress({ name, share, error }: ProgressProps) {
  const intl = useIntl()
  if (error)
    return (
      <p className="err" role="alert">
        {errorText(intl, error)}
      </p>
    )
  return (
    <p role="status">
      {intl.formatMessage({ id: "file.progress" }, { name })}{" "}
      <progress max={1} value={share} aria-label={intl.formatMessage({ id: "file.progress" }, { name })} />
    </p>
  )
}

type Upload = { share: number; src?: string; error?: string }

/** Refuses a file that would certainly be refused, without sending it (ERR-05). */
function refusalOf({ name, size }: File): string | undefined {
  if (!isImageName(name)) return messageCode("file.refused.not-image", { name })
  if (size > largestImage) return messageCode("file.refused.too-large", { name, limit: largestImage / megabyte })
  return size === 0 ? messageCode("file.refused.empty", { name }) : undefined
}

/** Uploads a new image when the dialog opens; `again` repeats a failed upload. */
function useUpload(alliance: string, module: ImageModule, image: File | Picture) {
  const [key] = useState(() => crypto.randomUUID())
  const [tries, setTries] = useState(0)
  const [upload, setUpload] = useState<Upload>(image instanceof File ? { share: 0 } : { share: 1, src: image.src })
  const refusal = image instanceof File ? refusalOf(image) : undefined

  useEffect(() => {
    if (!(image instanceof File) || refusal) return
    const sending = uploadFile(paths.upload(alliance, uploadModule(module)), image, key, {
      progress: (share) => setUpload({ share }),
      done: (answer) =>
        setUpload("file" in answer ? { share: 1, src: paths.file(alliance, answer.file.id) } : { share: 0, ...answer }),
    })
    return sending.cancel
  }, [alliance, module, image, key, refusal, tries])

  const error = refusal ?? upload.error
  const repeat = () => {
    setUpload({ share: 0 })
    setTries((count) => count + 1)
  }
  const again = upload.error && !refusal ? repeat : undefined
  return { ...upload, error, again }
}
