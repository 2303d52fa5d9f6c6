import { idempotencyField } from "#app/lib/form-field-names.ts"
import { messageCode } from "#app/lib/message-code.ts"
import { type UploadAnswer, uploadField } from "./upload-answer.ts"

/** One file on its way: `share` of its bytes from 0 to 1; the end comes once, and not after `cancel`. */
export type Sending = { cancel: () => void }

function answerOf(request: XMLHttpRequest, name: string): UploadAnswer {
  if (request.status === 401) return { error: messageCode("file.refused.signed-out", { name }) }
  try {
    const answer = JSON.parse(request.responseText) as Partial<{ file: never; error: string }>
    if (request.status === 201 && answer.file) return { file: answer.file }
    if (request.status === 422 && answer.error) return { error: answer.error }
  } catch {
    // a page of somebody between us: told as any failure
  }
  return { error: messageCode("file.refused.failed", { name }) }
}

/**
 * Sends a file while its form is still open (FORM-03).
 * @param key under which it is taken once, however often it is tried (FORM-07)
 */
export function uploadFile(
  url: string,
  file: File,
  key: string,
  { progress, done }: { progress: (share: number) => void; done: (answer: UploadAnswer) => void },
): Sending {
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.append(idempotencyField, key)
  body.append(uploadField, file)
  request.open("POST", url)
  request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
  request.onload = () => done(answerOf(request, file.name))
  request.onerror = () => done({ error: messageCode("file.refused.failed", { name: file.name }) })
  request.send(body)
  return { cancel: () => request.abort() }
}
