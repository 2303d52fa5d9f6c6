import * as z from "zod/mini"
import { choice } from "#app/forms/schema/schema.ts"
import { newCommentSchema, newThreadSchema } from "#app/parts/thread/comment.schema.ts"

/** The forms of the discussion of a record: a first comment, and whether the person follows it (DISC-01). */
export const discussionSchema = z.discriminatedUnion("intent", [
  newThreadSchema,
  z.object({ intent: z.literal("follow"), following: choice(["yes", "no"]) }),
])

/** The forms of a thread: a reply, and what ends or reopens it (DISC-01). */
export const threadSchema = z.discriminatedUnion("intent", [
  newCommentSchema,
  z.object({ intent: z.literal("resolve"), version: z.int() }),
  z.object({ intent: z.literal("reopen"), version: z.int() }),
])
