import { useCallback, useEffect, useReducer, useRef } from "react"
import type { Attachment } from "./attachment.ts"
import { uploadFile, type Sending } from "./upload-file.ts"
import { newRow, nextUploads, toStart, type UploadRow } from "./upload-rows.ts"

/**
 * Uploads files as soon as they are chosen, a few at a time (FORM-03).
 * @param url of the resource route `upload/:module`
 * @param onAccepted must be a stable function
 */
export function useUploads(url: string, onAccepted: (file: Attachment, sent: File) => void) {
  const [uploads, dispatch] = useReducer(nextUploads, { accepted: [], rows: [] })
  const sendings = useRef(new Map<string, Sending>())

  useEffect(() => {
    for (const { key, file } of toStart(uploads)) {
      if (sendings.current.has(key)) continue
      const sending = uploadFile(url, file, key, {
        progress: (share) => dispatch({ type: "progress", key, share }),
        done: (answer) => {
          sendings.current.delete(key)
          if ("file" in answer) onAccepted(answer.file, file)
          dispatch({ type: "answered", key, answer })
        },
      })
      sendings.current.set(key, sending)
      dispatch({ type: "started", key })
    }
  }, [uploads, url, onAccepted])

  useEffect(() => {
    const all = sendings.current
    return () => {
      for (const { cancel } of all.values()) cancel()
      all.clear()
    }
  }, [])

  const choose = useCallback((files: Iterable<File>) => {
    const rows = [...files].map((file) => newRow(file, crypto.randomUUID()))
    if (rows.length > 0) dispatch({ type: "chosen", rows })
  }, [])

  const remove = useCallback(({ key }: UploadRow) => {
    sendings.current.get(key)?.cancel()
    sendings.current.delete(key)
    dispatch({ type: "removed", key })
  }, [])

  const again = useCallback(({ key }: UploadRow) => dispatch({ type: "again", key }), [])

  return { ...uploads, uploads, choose, remove, again }
}
