import { useEffect, useRef } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { fileSize } from "#app/lib/file-size.ts"
import { attachmentValue, type Attachment } from "./attachment.ts"

type KeptFilesProps = {
  name: string
  files: Attachment[]
  /** How many of them have come since the page was opened. */
  addedTotal: number
}

/** The accepted files of a form: what is marked is sent along, so that one can be left out without scripts, too. */
export function KeptFiles({ name, files, addedTotal }: KeptFilesProps) {
  const intl = useIntl()
  const list = useRef<HTMLDivElement>(null)

  // A file that arrives is a change of the form, as if somebody had marked it.
  useEffect(() => {
    const boxes = list.current?.querySelectorAll("input")
    if (addedTotal > 0) boxes?.[boxes.length - 1]?.dispatchEvent(new Event("input", { bubbles: true }))
  }, [addedTotal])

  if (files.length === 0) return null
  return (
    <div className="choices kept" ref={list}>
      {files.map((file) => (
        <label className="choice" key={file.id}>
          <input type="checkbox" name={name} value={attachmentValue(file)} defaultChecked />
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
  )
}
