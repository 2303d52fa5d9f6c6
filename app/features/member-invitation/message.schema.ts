import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { isAcronym } from "#app/lib/record-id.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { mostFiles, mostGroups } from "./invitation-limits.ts"

/** What those who are invited are told, and which groups they join (ADM-01: text and attachment required). */
export const messageSchema = z.object({
  text: richText(),
  attachment_ids: attachments(mostFiles).check(z.refine((files) => files.length > 0, { error: fieldCode("required") })),
  group_acronyms: z._default(
    z.array(z.string()).check(
      z.maxLength(mostGroups, { error: fieldCode("too_many", { max: mostGroups }) }),
      z.refine((acronyms) => acronyms.every(isAcronym), { error: fieldCode("value_unknown") }),
    ),
    [],
  ),
})
