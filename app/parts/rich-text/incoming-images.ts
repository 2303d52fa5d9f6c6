import { useEffect, useRef, type RefObject } from "react"

/** What is pasted or dropped: image files alone, or a text whose images are left out. */
type Incoming = { files: File[]; isTextWithImages: boolean; table?: string }

const image = /<(?:img|v:imagedata)\b/i

function incoming(data: DataTransfer | null): Incoming {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"))
  const html = data?.getData("text/html") ?? ""
  const hasText = html.replace(/<(?:style|script|title)\b[\s\S]*?<\/|<!--[\s\S]*?-->|<[^>]*>|&nbsp;|\s/gi, "") !== ""
  if (!hasText) return { files, isTextWithImages: false }
  return { files: [], isTextWithImages: image.test(html), ...(/<table\b/i.test(html) && { table: html }) }
}

type Handlers = {
  /** Image files were pasted or dropped. */
  onFiles: (files: File[]) => void
  /** A text with a table was pasted, which the editors would take apart; `text` is the same without formats. */
  onTable: (html: string, text: string) => void
  /** A text was pasted, and its images will not be in it. */
  onLostImages: () => void
}

/** Watches what is pasted and dropped around a control, before its editor sees it. */
export function useIncomingImages(control: RefObject<HTMLElement>, handlers: Handlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })

  useEffect(() => {
    const around = control.current?.closest<HTMLElement>(".rich")
    if (!around) return
    const take = (event: Event, data: DataTransfer | null) => {
      const { files, isTextWithImages, table } = incoming(data)
      if (isTextWithImages) latest.current.onLostImages()
      if (files.length === 0 && table === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (table === undefined) latest.current.onFiles(files)
      else latest.current.onTable(table, data?.getData("text/plain") ?? "")
    }
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData)
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer)
    // without this, a browser opens a dropped file instead of the page
    const onDragOver = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && event.preventDefault()
    around.addEventListener("paste", onPaste, true)
    around.addEventListener("drop", onDrop, true)
    around.addEventListener("dragover", onDragOver, true)
    return () => {
      around.removeEventListener("paste", onPaste, true)
      around.removeEventListener("drop", onDrop, true)
      around.removeEventListener("dragover", onDragOver, true)
    }
  }, [control])
}
