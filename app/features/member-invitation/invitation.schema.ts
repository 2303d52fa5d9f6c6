import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { isAcronym } from "#app/lib/route-params.ts"
import { requiredAttachments } from "#app/parts/attachments/attachments.schema.ts"
import { typedRows } from "#app/parts/import/sheet-rows.ts"
import { isChosen, workbook } from "#app/parts/import/workbook.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { optionalLines } from "#app/forms/schema/schema.ts"
import { maxEmails, maxFiles, maxGroups } from "./invitation.limits.ts"

/** The message to the invited people and the groups they join (ADM-01: text and attachment required). */
export const messageSchema = z.object({
  text: richText(),
  attachment_ids: requiredAttachments(maxFiles),
  group_acronyms: z._default(
    z.array(z.string()).check(
      z.maxLength(maxGroups, { error: fieldCode("too_many", { max: maxGroups }) }),
      z.refine((acronyms) => acronyms.every(isAcronym), { error: fieldCode("value_unknown") }),
    ),
    [],
  ),
})

/** The list of people to invite (ADM-01): a workbook, or a few email addresses. */
export const uploadSchema = z
  .object({
    file: workbook(),
    emails: optionalLines(20_000).check(
      z.refine((emails) => typedRows(emails ?? "").length <= maxEmails, {
        error: fieldCode("too_many", { max: maxEmails }),
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
