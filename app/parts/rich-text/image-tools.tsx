import { Suspense, useEffect, useRef, useState, type RefObject } from "react"
import { useIntl } from "react-intl"
import { whenLoaded } from "#app/client/framework/when-loaded.ts"
import type { ImageModule, Picture } from "./image.ts"
import { imageEndings } from "#app/parts/attachments/attachment.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"

const loadDialog = () => import("./image-dialog.tsx")

const ImageDialog = lazyPart(loadDialog)

/** An image of the text whose alternative text is edited. */
export type EditedPicture = Picture & { change: (picture: Picture) => void }

type Asked = File | EditedPicture

/** State of a text's images: `choose` opens the file dialog, `edit` the dialog for an image of the text. */
export function useImages(
  module: ImageModule | undefined,
  control: RefObject<HTMLElement>,
  onTable: (html: string, text: string) => void,
) {
  const input = useRef<HTMLInputElement>(null)
  const [queue, setQueue] = useState<Asked[]>([])
  const [turn, setTurn] = useState(0)
  const [note, setNote] = useState<"form.image_unavailable" | "rich-text.image.lost" | undefined>()

  const add = (files: Asked[]) => {
    setNote(undefined)
    if (module) whenLoaded(loadDialog, () => setQueue((all) => [...all, ...files]))
    else setNote("form.image_unavailable")
  }
  useIncomingImages(control, {
    onFiles: add,
    onTable,
    onLostImages: () => setNote(module ? "rich-text.image.lost" : "form.image_unavailable"),
  })
  return {
    input,
    add,
    note,
    current: queue[0],
    turn,
    next: () => {
      setQueue((all) => all.slice(1))
      setTurn((count) => count + 1)
    },
    choose: module && (() => input.current?.click()),
    edit: (picture: EditedPicture) => add([picture]),
  }
}

type ImageToolsProps = {
  images: ReturnType<typeof useImages>
  module: ImageModule | undefined
  alliance: string
  onInsert: (picture: Picture) => void
}

/** The dialog for the images that were chosen, pasted or dropped, one after the other, and what became of images that were not accepted. */
export function ImageTools({ images, module, alliance, onInsert }: ImageToolsProps) {
  const intl = useIntl()
  const { input, add, note, current, turn, next } = images
  const writes = useRef<(() => void)[]>([])
  const insert = (picture: Picture) => {
    const write = current && "change" in current ? current.change : onInsert
    writes.current.push(() => write(picture))
    next()
  }

  // after the last dialog has closed and given the focus back: until then the text is inert and what is written goes into the dialog
  useEffect(() => {
    if (current) return
    const due = writes.current.splice(0)
    if (due.length > 0) setTimeout(() => due.forEach((write) => write()))
  }, [current])

  return (
    <>
      {note && (
        <p className="err" role="alert">
          {intl.formatMessage({ id: note })}
        </p>
      )}
      {module && (
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={imageEndings.join(",")}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            currentTarget.value = ""
          }}
        />
      )}
      {module && current && (
        <Suspense>
          <ImageDialog
            key={turn}
            alliance={alliance}
            module={module}
            image={current}
            onInsert={insert}
            onClose={next}
          />
        </Suspense>
      )}
    </>
  )
}

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
function useIncomingImages(control: RefObject<HTMLElement>, handlers: Handlers): void {
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
