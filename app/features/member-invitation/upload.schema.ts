import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { isChosen, workbook } from "#app/parts/import/workbook.schema.ts"
import { optionalText } from "#app/ui/form/schema.ts"
import { mostEmails } from "./invitation-limits.ts"

/** The list of people to invite (ADM-01): a workbook, or a few addresses, one on each line. */
export const uploadSchema = z
  .object({
    file: workbook(),
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
