import { useCallback, useEffect, type RefObject } from "react"
import { flushSync } from "react-dom"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { useFieldWork, useFormContext } from "#app/forms/fields/form-context.ts"
import type { Attachment, PicturedFile } from "./attachment.ts"
import { receiveFiles } from "./incoming-files.ts"
import { isImage, Thumbnail } from "./thumbnail.tsx"
import { workOf, type Uploads, type UploadRow as Row } from "./upload-rows.ts"
import { useUploads } from "./use-uploads.ts"
import { useIntl } from "react-intl"
import { errorText } from "#app/ui/error-text.ts"
import { fileSize } from "#app/lib/file-size.ts"

/** Builds the URL to which files of a module are uploaded. */
export type UploadAddress = (alliance: string, module: string) => string

/** Props that an attachment field passes to its uploader. */
type UploaderProps = {
  module: string
  label: string
  /** The field's file input. Chosen files are uploaded and the input is cleared. */
  input: RefObject<HTMLInputElement>
  /** @param picture a thumbnail, if it is an image */
  onAccepted: (file: PicturedFile) => void
  to?: UploadAddress | undefined
}

/** Returns the chosen files and clears the input, so that the same file can be chosen again. */
function takeFrom(control: HTMLInputElement): File[] {
  const files = [...(control.files ?? [])]
  control.value = ""
  return files
}

/** Uploads files as soon as they are chosen, shows their progress, and makes the form wait for them (FORM-03). */
export default function Uploader({ module, label, input, onAccepted, to = paths.upload }: UploaderProps) {
  const { url: alliance } = useFrameAlliance()
  const accepted = useCallback(
    (file: Attachment, sent: File) => onAccepted({ ...file, picture: isImage(sent) && <Thumbnail file={sent} /> }),
    [onAccepted],
  )
  const { rows, uploads, choose, remove, again } = useUploads(to(alliance, module), accepted)
  const { work } = useFormContext()
  const state = workOf(uploads)
  useFieldWork(state)

  const hint = useIntl().formatMessage({ id: "file.drop" })

  useEffect(() => {
    input.current?.parentElement?.setAttribute("data-hint", hint)
  }, [input, hint])

  useEffect(() => {
    const control = input.current
    if (!control) return
    const take = () => choose(takeFrom(control))
    take() // files chosen before this component loaded
    // rendered at once: the form may be sent right after the choice, and then looks for running uploads
    const takeAtOnce = () => flushSync(take)
    control.addEventListener("change", takeAtOnce)
    const end = receiveFiles(control, (files) => flushSync(() => choose(files)))
    return () => {
      control.removeEventListener("change", takeAtOnce)
      end()
    }
  }, [input, choose])

  const thenInput = (act: () => void) => () => {
    act()
    input.current?.focus()
  }
  return (
    <>
      {rows.length > 0 && (
        <ul className="uploads" tabIndex={-1} data-work={state} aria-label={label}>
          {rows.map((row) => (
            <UploadRow
              key={row.key}
              row={row}
              onRemove={thenInput(() => remove(row))}
              onAgain={thenInput(() => again(row))}
            />
          ))}
        </ul>
      )}
      <UploadStatus uploads={uploads} isAwaited={work.isAwaited} />
    </>
  )
}

type UploadStatusProps = {
  uploads: Uploads
  /** The form was submitted and waits for the files. */
  isAwaited: boolean
}

/** Tells screen reader users the state of a field's files, and everybody that the form is waiting for them. */
function UploadStatus({ uploads: { accepted, rows }, isAwaited }: UploadStatusProps) {
  const intl = useIntl()
  const underWay = rows.filter(({ state }) => state === "waiting" || state === "sending").length
  const errors = rows.flatMap(({ error }) => (error ? [errorText(intl, error)] : []))
  const latest = accepted.at(-1)
  return (
    <>
      <p role="status" className="vh">
        {underWay > 0 && intl.formatMessage({ id: "file.status.running" }, { count: underWay })}{" "}
        {latest && underWay === 0 && intl.formatMessage({ id: "file.status.accepted" }, { name: latest.name })}{" "}
        {errors.join(" ")}
      </p>
      {isAwaited && underWay > 0 && (
        <p className="hint" role="status">
          {intl.formatMessage({ id: "file.status.awaited" })}
        </p>
      )}
    </>
  )
}

type UploadRowProps = { row: Row; onRemove: () => void; onAgain: () => void }

/** A file that is being uploaded or has failed: its progress or error, and the possible actions. */
function UploadRow({ row, onRemove, onAgain }: UploadRowProps) {
  const { file, state, share, error } = row
  const intl = useIntl()
  const isUnderWay = state === "waiting" || state === "sending"
  return (
    <li className="upload">
      {error ? (
        <span className="err">
          {errorText(intl, error)} {error.startsWith("file.refused.signed-out") && <LoginLink />}
        </span>
      ) : (
        <span>
          {isImage(file) && <Thumbnail file={file} />}
          {file.name} <small>{fileSize(file.size, intl)}</small>
        </span>
      )}
      {isUnderWay && (
        <progress
          className="left"
          max={1}
          value={share}
          aria-label={intl.formatMessage({ id: "file.progress" }, { name: file.name })}
        />
      )}
      <span className="acts">
        {state === "failed" && (
          <button type="button" className="btn" onClick={onAgain}>
            {intl.formatMessage({ id: "file.again" }, { name: <Hidden>{file.name}</Hidden> })}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={onRemove}>
          {intl.formatMessage(
            { id: isUnderWay ? "file.cancel" : "file.remove" },
            { name: <Hidden>{file.name}</Hidden> },
          )}
        </button>
      </span>
    </li>
  )
}

/** Text for screen readers only: which file a button is for. */
function Hidden({ children }: { children: string }) {
  return <span className="vh">{children}</span>
}

/** Opens in a new tab, so that the user's input on this page is kept. */
function LoginLink() {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <a href={paths.login(url)} target="_blank" rel="noreferrer">
      {intl.formatMessage({ id: "file.login" })}
    </a>
  )
}
