import * as z from "zod/mini"
import { fieldCode, messageCode } from "#app/lib/message-code.ts"
import { largestWorkbook } from "#app/parts/import/xlsx-limits.ts"
import { optionalText } from "#app/ui/form/schema.ts"
import { mostEmails } from "./invitation-limits.ts"

const limit = largestWorkbook / 1024 / 1024

/** A file that was chosen in the browser, or what the server has read of one; an empty input is a file without a name. */
function isChosen(file: unknown): boolean {
  return file instanceof File ? file.name !== "" : typeof file === "string" && file !== ""
}

/** The list of people to invite (ADM-01): a workbook, or a few addresses, one on each line. */
export const uploadSchema = z
  .object({
    file: z.optional(
      z.unknown().check(
        z.refine((file) => !(file instanceof File) || file.size <= largestWorkbook, {
          error: (issue) => messageCode("file.refused.too-large", { name: (issue.input as File).name, limit }),
        }),
      ),
    ),
    emails: optionalText(20_000).check(
      z.refine((emails) => (emails ?? "").split("\n").filter((line) => line.trim()).length <= mostEmails, {
        error: fieldCode("too_many", { max: mostEmails }),
      }),
    ),
  })
  .check(
    z.refine(({ file, emails }) => isChosen(file) || Boolean(emails), {
      path: ["file"],
      error: "member-invitation.nothing",
    }),
    z.refine(({ file, emails }) => !(isChosen(file) && emails), {
      path: ["emails"],
      error: "member-invitation.both",
    }),
  )
