import * as z from "zod/mini"
import { people } from "#app/parts/participants/participants.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"

/** People whom a comment can mention (contract). */
export const mostMentions = 20

const comment = { content: richText(), mentions: people({ min: 0, max: mostMentions }) }

/** The first comment of a thread, or a reply (DISC-01). */
export const newCommentSchema = z.object({ intent: z.literal("comment"), ...comment })

/** A comment that is changed (DISC-01). */
export const commentSchema = z.object({ version: z.optional(z.int()), ...comment })
