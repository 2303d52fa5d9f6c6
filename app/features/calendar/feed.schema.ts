import * as z from "zod/mini"
import { text } from "#app/ui/form/schema.ts"

/** A feed that is made or renewed: `what` is a value of `feedChoice`. */
export const makeFeedSchema = z.object({ intent: z.literal("make"), what: text(100) })

/** A feed that is taken back, by its id. */
export const revokeFeedSchema = z.object({ intent: z.literal("revoke"), id: text(64) })

/** What the page with one's feeds sends (CAL-03). */
export const feedSchema = z.discriminatedUnion("intent", [makeFeedSchema, revokeFeedSchema])
