import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from "react"
import { FormattedMessage } from "react-intl"
import type { ImageModule, Picture } from "./image.ts"
import { imageEndings } from "#app/parts/attachments/attachment.ts"
import { useIncomingImages } from "./incoming-images.ts"

const ImageDialog = lazy(() => import("./image-dialog.tsx"))

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
    if (module) setQueue((all) => [...all, ...files])
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
          <FormattedMessage id={note} />
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
