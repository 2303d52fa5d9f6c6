import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { acceptedFiles, isAttachment, maxAttachments, megabyte, sizeOf, type Attachment } from "./attachment.ts"

/**
 * The files of a form (FORM-03): `{ id, name, size }[]`, empty for an empty field. Send only the ids to the backend; names and sizes come
 * from the browser and are only for rendering the form again.
 * @param together total limit in bytes
 */
export function attachments(max = maxAttachments, together = Infinity) {
  return z.pipe(
    z.transform((value?: string[]) => acceptedFiles(value)),
    z.array(z.custom<Attachment>(isAttachment)).check(
      z.refine<Attachment[]>((files) => files.length <= max, { error: fieldCode("too_many", { max }) }),
      z.refine<Attachment[]>((files) => sizeOf(files) <= together, {
        error: fieldCode("attachments_too_large", { limit: together / megabyte }),
      }),
    ),
  )
}

/** As `attachments`, with at least one file. */
export function requiredAttachments(max = maxAttachments) {
  return attachments(max).check(z.refine((files) => files.length > 0, { error: fieldCode("required_file") }))
}
