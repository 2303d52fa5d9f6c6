import { useEffect, type RefObject } from "react"
import { flushSync } from "react-dom"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { useFieldWork, useFormContext } from "#app/forms/fields/form-context.ts"
import type { Attachment } from "./attachment.ts"
import { UploadRow } from "./upload-row.tsx"
import { workOf } from "./upload-rows.ts"
import { UploadStatus } from "./upload-status.tsx"
import { useUploads } from "./use-uploads.ts"

/** Builds the URL to which files of a module are uploaded. */
export type UploadAddress = (alliance: string, module: string) => string

/** Props that an attachment field passes to its uploader. */
type UploaderProps = {
  module: string
  label: string
  /** The field's file input. Chosen files are uploaded and the input is cleared. */
  input: RefObject<HTMLInputElement>
  onAccepted: (file: Attachment) => void
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
  const { rows, uploads, choose, remove, again } = useUploads(to(alliance, module), onAccepted)
  const { work } = useFormContext()
  const state = workOf(uploads)
  useFieldWork(state)

  useEffect(() => {
    const control = input.current
    if (!control) return
    const take = () => choose(takeFrom(control))
    take() // files chosen before this component loaded
    // rendered at once: the form may be sent right after the choice, and then looks for running uploads
    const takeAtOnce = () => flushSync(take)
    control.addEventListener("change", takeAtOnce)
    return () => control.removeEventListener("change", takeAtOnce)
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
