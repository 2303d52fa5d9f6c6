import type Quill from "quill"
import { useEffect, type MutableRefObject } from "react"

type Picture = { src: string; alt: string }

/** Inserts a picture at the cursor. */
export type InsertPicture = (picture: Picture) => void

/** The editor's HTML before and after its cursor; a selection is in neither. */
export type SplitEditor = () => [string, string]

/** How an editor and the form around it share pictures. */
export type EditorPictures = {
  /** Set by the editor while it is shown. */
  insertPictureRef: MutableRefObject<InsertPicture | undefined>
  /** Set by the editor while it is shown. */
  splitRef: MutableRefObject<SplitEditor | undefined>
  /** Asks for a picture; undefined where texts have none. */
  onImage: (() => void) | undefined
  /** Asks for another alternative text of a picture. */
  onEditImage: (picture: Picture & { change: (next: Picture) => void }) => void
}

/** Pictures of Quill: inserted by the form, and edited by a click, or by Enter when one is selected. */
export function useEditorPictures(
  quill: Quill | undefined,
  { insertPictureRef, splitRef, onEditImage }: EditorPictures,
): void {
  useEffect(() => {
    if (!quill) return
    insertPictureRef.current = ({ src, alt }) => {
      const { index, length } = quill.getSelection(true)
      quill.deleteText(index, length, "user")
      quill.insertEmbed(index, "image", src, "user")
      quill.formatText(index, 1, "alt", alt, "user")
      quill.setSelection(index + 1, 0, "user")
    }
    splitRef.current = () => {
      const { index, length } = quill.getSelection(true)
      const end = index + length
      return [quill.getSemanticHTML(0, index), quill.getSemanticHTML(end, quill.getLength() - end)]
    }
    const edit = (image: HTMLImageElement) => {
      const change = ({ alt }: Picture) => {
        const blot = quill.scroll.find(image)
        if (blot) quill.formatText(quill.getIndex(blot), 1, "alt", alt, "user")
      }
      onEditImage({ src: image.getAttribute("src") ?? "", alt: image.alt, change })
    }
    const onClick = ({ target }: MouseEvent) => target instanceof HTMLImageElement && edit(target)
    const onKey = (event: KeyboardEvent) => {
      const image = event.key === "Enter" && !event.isComposing && selectedImage(quill)
      if (!image) return
      event.preventDefault() // Quill then leaves the key alone
      edit(image)
    }
    quill.root.addEventListener("click", onClick)
    quill.root.addEventListener("keydown", onKey, true)
    return () => {
      insertPictureRef.current = undefined
      splitRef.current = undefined
      quill.root.removeEventListener("click", onClick)
      quill.root.removeEventListener("keydown", onKey, true)
    }
  }, [quill, insertPictureRef, splitRef, onEditImage])
}

/** The image that is selected alone. */
function selectedImage(quill: Quill): HTMLImageElement | undefined {
  const selection = quill.getSelection()
  if (selection?.length !== 1) return undefined
  const [leaf] = quill.getLeaf(selection.index + 1)
  return leaf?.domNode instanceof HTMLImageElement ? leaf.domNode : undefined
}
