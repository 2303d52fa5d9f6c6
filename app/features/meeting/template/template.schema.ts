import * as z from "zod/mini"
import { text } from "#app/forms/schema/schema.ts"
import { newTopics } from "../meeting.schema.ts"

/** An agenda template: its name and its topics (MEET-16). `version` only for an existing one. */
export const templateSchema = z.object({
  version: z.optional(z.int()),
  name: text(100),
  topics: newTopics().check(z.minLength(1)),
})
