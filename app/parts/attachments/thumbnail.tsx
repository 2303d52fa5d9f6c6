import { useEffect, useRef, useState } from "react"
import { imageEndings } from "./attachment.ts"

/** Height of a thumbnail in pixels of the picture: twice what is shown, for fine screens. */
const height = 128

/** Whether a file is an image by its name, as the backend counts it (ERR-05). */
export const isImage = ({ name }: { name: string }) =>
  imageEndings.some((ending) => name.toLowerCase().endsWith(ending))

/**
 * A small picture of a chosen image. It is drawn, not linked: the content security policy allows no `blob:` addresses, and there is none to
 * revoke. The browser decodes it beside the page's own work. Nothing if the file is no picture after all.
 */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    let isGone = false
    const draw = (bitmap: ImageBitmap) => {
      if (!isGone && canvas.current) {
        canvas.current.width = bitmap.width
        canvas.current.height = bitmap.height
        canvas.current.getContext("2d")?.drawImage(bitmap, 0, 0)
      }
      bitmap.close()
    }
    createImageBitmap(file, { resizeHeight: height, resizeQuality: "medium" }).then(draw, () => setIsBroken(true))
    return () => {
      isGone = true
    }
  }, [file])
  return isBroken ? null : <canvas ref={canvas} className="kept-picture" aria-hidden="true" />
}
