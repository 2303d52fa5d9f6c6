import { useEffect, type RefObject } from "react"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { useFieldWork, useFormContext } from "#app/ui/form/form-context.ts"
import type { Attachment } from "./attachment.ts"
import { UploadRow } from "./upload-row.tsx"
import { workOf } from "./upload-rows.ts"
import { UploadStatus } from "./upload-status.tsx"
import { useUploads } from "./use-uploads.ts"

/** Where the files of a module are sent, one by one. */
export type UploadAddress = (alliance: string, module: string) => string

/** What an attachment field tells its uploader. */
export type UploaderProps = {
  module: string
  label: string
  /** The field's own file input: what is chosen there is sent, and the input is empty again. */
  input: RefObject<HTMLInputElement>
  onAccepted: (file: Attachment) => void
  to?: UploadAddress | undefined
}

/** The chosen files; the input is empty afterwards, so that the same one can be chosen again. */
function takeFrom(control: HTMLInputElement): File[] {
  const files = [...(control.files ?? [])]
  control.value = ""
  return files
}

/** Sends files as soon as they are chosen, shows how far they are, and lets the form wait for them (FORM-03). */
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
    take() // what was chosen before this had arrived
    control.addEventListener("change", take)
    return () => control.removeEventListener("change", take)
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
