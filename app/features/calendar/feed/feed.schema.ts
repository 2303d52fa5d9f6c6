import * as z from "zod/mini"
import { text } from "#app/forms/schema/schema.ts"

/** Creates or renews a feed: `what` is a value of `feedChoice`. */
export const makeFeedSchema = z.object({ intent: z.literal("make"), what: text(100) })

/** Revokes a feed by its id. */
export const revokeFeedSchema = z.object({ intent: z.literal("revoke"), id: text(64) })

/** The forms of the feed page (CAL-03). */
export const feedSchema = z.discriminatedUnion("intent", [makeFeedSchema, revokeFeedSchema])
