import * as z from "zod/mini"
import { optionalText } from "#app/forms/schema/schema.ts"
import { people } from "#app/parts/participants/participants.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"

/** People whom a comment can mention (contract). */
export const mostMentions = 20

const comment = { content: richText(), mentions: people({ min: 0, max: mostMentions }) }

/** The first comment of a thread, or a reply (DISC-01). */
export const newCommentSchema = z.object({ intent: z.literal("comment"), ...comment })

const recordId = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/))

/** The first comment of a thread, which may be about a revision, a paragraph of one, or a topic (DISC-01). */
export const newThreadSchema = z.object({
  intent: z.literal("comment"),
  anchor: z.optional(
    z.object({ revision_id: z.optional(recordId), quote: optionalText(500), topic_id: z.optional(recordId) }),
  ),
  ...comment,
})

/** A comment that is changed (DISC-01). */
export const commentSchema = z.object({ version: z.optional(z.int()), ...comment })
