import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { optionalText } from "#app/forms/schema/schema.ts"

/** A button of the live agenda: to a topic, or to its end (MEET-16). */
export const agendaSchema = z
  .object({ version: z.int(), topic_id: optionalText(64), is_end: z.optional(z.boolean()) })
  .check(
    z.check(({ value: { topic_id, is_end }, issues }) => {
      if ((topic_id === undefined) === (is_end === true)) return
      issues.push({ code: "custom", input: topic_id, path: [], message: fieldCode("required_choice") })
    }),
  )
