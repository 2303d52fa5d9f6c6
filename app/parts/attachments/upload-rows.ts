import { messageCode } from "#app/lib/message-code.ts"
import type { WorkState } from "#app/forms/fields/form-context.ts"
import { largestAttachment, megabyte, type Attachment } from "./attachment.ts"
import type { UploadAnswer } from "./upload-answer.ts"

/** A chosen file that is not accepted yet. A `refused` one cannot be sent as it is, a `failed` one can be retried. */
export type UploadRow = {
  key: string
  file: File
  state: "waiting" | "sending" | "failed" | "refused"
  /** uploaded share, 0 to 1 */
  share: number
  error?: string
}

/** The files of a field: those accepted since the page was opened, and the uploads in progress. */
export type Uploads = { accepted: Attachment[]; rows: UploadRow[] }

export type UploadEvent =
  | { type: "chosen"; rows: UploadRow[] }
  | { type: "started" | "removed" | "again"; key: string }
  | { type: "progress"; key: string; share: number }
  | { type: "answered"; key: string; answer: UploadAnswer }

/** Maximum number of concurrent uploads; the others wait. */
export const atOnce = 3

/** Refusals that a retry cannot change. */
const permanent = /^file\.refused\.(too-large|empty|kind)\b/

/** A row for a chosen file. A file that would certainly be refused is not sent at all (ERR-05). */
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
    const state = permanent.test(answer.error) ? "refused" : "failed"
    return change(uploads, key, { state, error: answer.error })
  }
  const isThere = uploads.accepted.some(({ id }) => id === answer.file.id)
  return {
    accepted: isThere ? uploads.accepted : [...uploads.accepted, answer.file],
    rows: uploads.rows.filter((row) => row.key !== key),
  }
}

/** Reducer for the files of a field. */
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

/** The rows whose upload may start now. */
export function toStart({ rows }: Uploads): UploadRow[] {
  const free = atOnce - rows.filter(({ state }) => state === "sending").length
  return rows.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free))
}

/** Work state for the form: it waits for running uploads and cannot be submitted while one has failed. */
export function workOf({ rows }: Uploads): WorkState {
  if (rows.some(({ state }) => state === "waiting" || state === "sending")) return "running"
  return rows.length > 0 ? "failed" : "idle"
}
