import { idempotencyField } from "#app/forms/schema/form-field-names.ts"
import { messageCode } from "#app/lib/message-code.ts"
import { type UploadAnswer, uploadField } from "./upload-answer.ts"

/** An upload in progress. Its callbacks get the uploaded `share` (0 to 1) and, once, the result; none are called after `cancel`. */
export type Sending = { cancel: () => void }

function answerOf(request: XMLHttpRequest, name: string): UploadAnswer {
  if (request.status === 401) return { error: messageCode("file.refused.signed-out", { name }) }
  try {
    const answer = JSON.parse(request.responseText) as Partial<{ file: never; error: string }>
    if (request.status === 201 && answer.file) return { file: answer.file }
    if (request.status === 422 && answer.error) return { error: answer.error }
  } catch {
    // an HTML page from a proxy: treated like any other failure
  }
  return { error: messageCode("file.refused.failed", { name }) }
}

/**
 * Uploads one file while its form is open (FORM-03).
 * @param key idempotency key: the file is stored once, however often the upload is retried (FORM-07)
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
