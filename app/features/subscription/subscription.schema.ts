import * as z from "zod/mini"
import { choice, text } from "#app/forms/schema/schema.ts"
import { switches } from "./subscription-labels.ts"

/**
 * The ticked check boxes: for the alliance, and for each group by its acronym. A group that the person has left since the form was opened
 * has no row any more and leaves a gap.
 */
export const subscriptionSchema = z.object({
  version: z.int(),
  alliance: z.array(choice(switches)),
  groups: z.array(z.optional(z.object({ acronym: text(20), on: z.array(choice(switches)) }))),
})

export type SubscriptionFormValues = z.output<typeof subscriptionSchema>
