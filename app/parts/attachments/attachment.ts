import { isRecordId } from "#app/lib/route-params.ts"

/** A file that the backend has taken: what a form knows of it. `size` in bytes. */
export type Attachment = { id: string; name: string; size: number }

/** Most files a field takes unless it says otherwise (`documentation_ids`, `attachment_ids` of the contract). */
export const mostAttachments = 50

/** Bytes of one attachment (ERR-05: 25M, 1M = 1 048 576 bytes). */
export const largestAttachment = 25 * 1024 * 1024

/** One accepted file as the text that a form sends along. */
export function attachmentValue({ id, name, size }: Attachment): string {
  return JSON.stringify({ id, name, size })
}

/** Whether something is an accepted file. */
export const isAttachment = (value: unknown): value is Attachment => {
  const { id, name, size } = (value ?? {}) as Partial<Attachment>
  return isRecordId(id) && typeof name === "string" && typeof size === "number"
}

function attachmentOf(value: unknown): Attachment | undefined {
  if (typeof value !== "string") return isAttachment(value) ? value : undefined
  try {
    const parsed: unknown = JSON.parse(value)
    return isAttachment(parsed) ? { id: parsed.id, name: parsed.name, size: parsed.size } : undefined
  } catch {
    return undefined
  }
}

/**
 * The accepted files among what a field holds: nothing, one text, many, or files as a record names them. A chosen file that
 * is not accepted yet is none; neither is the same one twice.
 */
export function acceptedFiles(value: unknown): Attachment[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const files = values.map(attachmentOf).filter((file) => file !== undefined)
  return [...new Map(files.map((file) => [file.id, file])).values()]
}

/** Bytes of several files together. */
export function sizeOf(files: readonly Attachment[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

/** What the contract wants to know of accepted files. */
export function fileIds(files: readonly { id: string }[]): string[] {
  return files.map(({ id }) => id)
}
