import * as z from "zod/mini"
import { messageCode } from "#app/lib/message-code.ts"
import { largestWorkbook } from "./xlsx-limits.ts"

const limit = largestWorkbook / 1024 / 1024

/**
 * Whether a field has a file: one chosen in the browser, or one already read by the server. An empty file input has a file without a name.
 */
export function isChosen(file: unknown): boolean {
  return file instanceof File ? file.name !== "" : typeof file === "string" && file !== ""
}

/** The workbook field of a form. `receiveList` reads the file, so this value is never used (FORM-09). */
export function workbook() {
  return z.optional(
    z.unknown().check(
      z.refine((file) => !(file instanceof File) || file.size <= largestWorkbook, {
        error: (issue) => messageCode("file.refused.too-large", { name: (issue.input as File).name, limit }),
      }),
    ),
  )
}
