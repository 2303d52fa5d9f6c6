import * as z from "zod/mini"
import { messageCode } from "#app/lib/message-code.ts"
import { largestWorkbook } from "./xlsx-limits.ts"

const limit = largestWorkbook / 1024 / 1024

/** A file that was chosen in the browser, or what the server has read of one; an empty input is a file without a name. */
export function isChosen(file: unknown): boolean {
  return file instanceof File ? file.name !== "" : typeof file === "string" && file !== ""
}

/** The workbook of a form: `receiveList` reads it, so its value is never used (FORM-09). */
export function workbook() {
  return z.optional(
    z.unknown().check(
      z.refine((file) => !(file instanceof File) || file.size <= largestWorkbook, {
        error: (issue) => messageCode("file.refused.too-large", { name: (issue.input as File).name, limit }),
      }),
    ),
  )
}
