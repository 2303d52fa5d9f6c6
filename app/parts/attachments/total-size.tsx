import { useEffect, useRef, useState } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { fileSize } from "#app/lib/file-size.ts"
import { acceptedFiles, sizeOf } from "./attachment.ts"

type TotalSizeProps = {
  /** Name of the field. */
  name: string
  /** Total limit in bytes. */
  limit: number
  /** Number of files added since the page was opened. */
  addedTotal: number
}

/** Total size of a field's ticked files, with an error if it is above the limit (NOTICE-03); nothing without scripts. */
export function TotalSize({ name, limit, addedTotal }: TotalSizeProps) {
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
      <FormattedMessage id={isOver ? "file.together.over" : "file.together"} values={values} />
    </p>
  )
}
