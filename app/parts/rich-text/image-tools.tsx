import { lazy, Suspense, useRef, useState, type RefObject } from "react"
import { FormattedMessage } from "react-intl"
import { imageEndings, type ImageModule, type Picture } from "./image.ts"
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
    next: () => setQueue((all) => all.slice(1)),
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
  const { input, add, note, current, next } = images
  const insert = (picture: Picture) => {
    next()
    const write = current && "change" in current ? current.change : onInsert
    // after the dialog has closed: until then the text is inert and cannot get the focus
    setTimeout(() => write(picture))
  }
  return (
    <>
      <p className="err" role="alert" hidden={!note}>
        {note && <FormattedMessage id={note} />}
      </p>
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
            key={current instanceof File ? `${current.name} ${current.lastModified}` : current.src}
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
