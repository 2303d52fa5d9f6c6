import type { ReactNode } from "react"
import { isRecordId } from "#app/lib/route-params.ts"

/** A file that the backend has accepted, as forms store it. `size` in bytes. */
export type Attachment = { id: string; name: string; size: number }

/** A file with the thumbnail that the browser made when it was chosen. */
export type PicturedFile = Attachment & { picture?: ReactNode }

/** Default maximum number of files in a field (`documentation_ids`, `attachment_ids` of the contract). */
export const maxAttachments = 50

/** Bytes of 1M (ERR-05). */
export const megabyte = 1024 * 1024

/** Maximum size of one attachment in bytes (ERR-05: 25M). */
export const largestAttachment = 25 * megabyte

/** Name endings of images (ERR-05); the contract has the list at `file.create`. */
export const imageEndings = [".jpeg", ".jpg", ".png", ".gif", ".webp", ".bmp"] as const

/**
 * The name endings that the browser's dialog offers for an upload module: images for `….logo` and `….image`, otherwise every file. The
 * backend checks content and name.
 */
export function endingsFor(module: string): string | undefined {
  return /\.(logo|image)$/.test(module) ? imageEndings.join(",") : undefined
}

/** One accepted file as the text value of a form field. */
export function attachmentValue({ id, name, size }: Attachment): string {
  return JSON.stringify({ id, name, size })
}

/** Whether a value is an accepted file. */
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
 * The accepted files in a field's value, without duplicates. The value may be empty, one text, several texts, or files from a record. A
 * chosen file that is not yet accepted does not count.
 */
export function acceptedFiles(value: unknown): PicturedFile[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const files = values.map(attachmentOf).filter((file) => file !== undefined)
  return [...new Map(files.map((file) => [file.id, file])).values()]
}

/** Total size of the files in bytes. */
export function sizeOf(files: readonly Attachment[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

/** The ids of accepted files, as the contract expects them. */
export function fileIds(files: readonly { id: string }[]): string[] {
  return files.map(({ id }) => id)
}
