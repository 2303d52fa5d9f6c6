import type { Attachment } from "./attachment.ts"

/** Name under which one file is sent while its form is still open. */
export const uploadField = "file"

/** What became of it: taken, or why not as a message code. */
export type UploadAnswer = { file: Attachment } | { error: string }
