import { messageCode } from "#app/lib/message-code.ts"
import type { WorkState } from "#app/ui/form/form-context.ts"
import { largestAttachment, type Attachment } from "./attachment.ts"
import type { UploadAnswer } from "./upload-answer.ts"

/** A chosen file until it is accepted. A `refused` one cannot be sent as it is, a `failed` one can be tried again. */
export type UploadRow = {
  key: string
  file: File
  state: "waiting" | "sending" | "failed" | "refused"
  /** of its bytes, 0 to 1 */
  share: number
  error?: string
}

/** The files of a field: those accepted in this page, and those under way. */
export type Uploads = { accepted: Attachment[]; rows: UploadRow[] }

export type UploadEvent =
  | { type: "chosen"; rows: UploadRow[] }
  | { type: "started" | "removed" | "again"; key: string }
  | { type: "progress"; key: string; share: number }
  | { type: "answered"; key: string; answer: UploadAnswer }

/** Files on their way at the same time; the others wait. */
export const atOnce = 3

const megabyte = 1024 * 1024
/** Refusals that the same bytes will meet again. */
const lasting = /^file\.refused\.(too-large|empty|kind)\b/

/** A chosen file: what is certain to be refused is not even sent (ERR-05). */
export function newRow(file: File, key: string): UploadRow {
  const { name, size } = file
  const limit = largestAttachment / megabyte
  const error =
    size > largestAttachment
      ? messageCode("file.refused.too-large", { name, limit })
      : size === 0
        ? messageCode("file.refused.empty", { name })
        : undefined
  return { key, file, state: error ? "refused" : "waiting", share: 0, ...(error && { error }) }
}

function change(uploads: Uploads, key: string, changes: Partial<UploadRow>): Uploads {
  return { ...uploads, rows: uploads.rows.map((row) => (row.key === key ? { ...row, ...changes } : row)) }
}

function answered(uploads: Uploads, key: string, answer: UploadAnswer): Uploads {
  if ("error" in answer) {
    const state = lasting.test(answer.error) ? "refused" : "failed"
    return change(uploads, key, { state, error: answer.error })
  }
  const isThere = uploads.accepted.some(({ id }) => id === answer.file.id)
  return {
    accepted: isThere ? uploads.accepted : [...uploads.accepted, answer.file],
    rows: uploads.rows.filter((row) => row.key !== key),
  }
}

/** What becomes of the files of a field with an event. */
export function nextUploads(uploads: Uploads, event: UploadEvent): Uploads {
  switch (event.type) {
    case "chosen":
      return { ...uploads, rows: [...uploads.rows, ...event.rows] }
    case "started":
      return change(uploads, event.key, { state: "sending", share: 0 })
    case "again":
      return change(uploads, event.key, { state: "waiting", share: 0, error: undefined })
    case "removed":
      return { ...uploads, rows: uploads.rows.filter((row) => row.key !== event.key) }
    case "progress":
      return change(uploads, event.key, { share: event.share })
    case "answered":
      return answered(uploads, event.key, event.answer)
  }
}

/** The rows that may start now. */
export function toStart({ rows }: Uploads): UploadRow[] {
  const free = atOnce - rows.filter(({ state }) => state === "sending").length
  return rows.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free))
}

/** How the form has to take it: it waits for files on their way, and is not sent while one could not be. */
export function workOf({ rows }: Uploads): WorkState {
  if (rows.some(({ state }) => state === "waiting" || state === "sending")) return "running"
  return rows.length > 0 ? "failed" : "idle"
}
