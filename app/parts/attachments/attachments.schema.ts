import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { acceptedFiles, isAttachment, mostAttachments, sizeOf, type Attachment } from "./attachment.ts"

const megabyte = 1024 * 1024

/**
 * The files of a form (FORM-03): `{ id, name, size }[]`, none where the field is empty. Only the ids are to be sent on;
 * names and sizes came from the browser and are for showing the form again.
 * @param together bytes of all of them
 */
export function attachments(max = mostAttachments, together = Infinity) {
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
