import { type RefObject, useEffect, useRef, useState } from "react"
import { useIntl } from "react-intl"
import { fileSize } from "#app/lib/file-size.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { attachmentValue, type PicturedFile } from "./attachment.ts"

type KeptFilesProps = {
  name: string
  files: PicturedFile[]
  /** Number of files added since the page was opened. */
  addedTotal: number
  /** The files are pictures and get a thumbnail. */
  isPicture: boolean
  /** The `FieldAnchor` of the field. */
  anchor: RefObject<HTMLInputElement>
}

/** The accepted files of a form, each with a remove button; without scripts each has a checkbox, and only ticked files are submitted. */
export function KeptFiles({ name, files, addedTotal, isPicture, anchor }: KeptFilesProps) {
  const [removed, setRemoved] = useState<string[]>([])
  const list = useRef<HTMLDivElement>(null)
  const changes = addedTotal + removed.length

  // Adding or removing a file changes the form like typing does: the field is validated again, and the draft is saved.
  useEffect(() => {
    if (changes > 0) anchor.current?.dispatchEvent(new Event("input", { bubbles: true }))
  }, [changes, anchor])

  if (files.length === 0) return null
  const remove = (id: string) => {
    setRemoved((known) => [...known, id])
    list.current?.parentElement?.querySelector<HTMLElement>("[type=file]")?.focus()
  }
  const shown = files.filter(({ id }) => !removed.includes(id))
  return (
    <div className="kept" ref={list}>
      <Rows name={name} files={files} shown={shown} isPicture={isPicture} onRemove={remove} />
    </div>
  )
}

type RowsProps = Pick<KeptFilesProps, "name" | "files" | "isPicture"> & {
  /** The files that have not been removed. */
  shown: PicturedFile[]
  onRemove: (id: string) => void
}

function Rows({ name, files, shown, isPicture, onRemove }: RowsProps) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  if (!isHydrated) return <Boxes name={name} files={files} isPicture={isPicture} />
  return (
    <ul className="uploads accepted">
      {shown.map((file) => (
        <li className="upload" key={file.id}>
          <input type="hidden" name={name} value={attachmentValue(file)} />
          <FileName file={file} isPicture={isPicture} />
          <span className="acts">
            <button type="button" className="btn quiet" onClick={() => onRemove(file.id)}>
              {intl.formatMessage({ id: "file.remove" }, { name: <span className="vh">{file.name}</span> })}
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Boxes({ name, files, isPicture }: Pick<KeptFilesProps, "name" | "files" | "isPicture">) {
  const intl = useIntl()
  return (
    <>
      {files.map((file) => (
        <label className="choice" key={file.id}>
          <input type="checkbox" name={name} value={attachmentValue(file)} defaultChecked />
          <FileName file={file} isPicture={isPicture} />
        </label>
      ))}
      <p className="hint">{intl.formatMessage({ id: "file.keep" })}</p>
    </>
  )
}

/** The file's name and size; pictures also get a thumbnail small enough for the row. */
function FileName({ file: { id, name, size, picture }, isPicture }: { file: PicturedFile; isPicture: boolean }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <span>
      {isPicture ? <img className="kept-picture" src={paths.file(url, id)} alt="" /> : picture}
      {name} <small>{fileSize(size, intl)}</small>
    </span>
  )
}
