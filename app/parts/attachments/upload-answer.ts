import type { Attachment } from "./attachment.ts"

/** Field name of a single file that is uploaded while its form is open. */
export const uploadField = "file"

/** The result of an upload: the accepted file, or a message code for the refusal. */
export type UploadAnswer = { file: Attachment } | { error: string }
