import * as z from "zod/mini"
import { choice, text } from "#app/ui/form/schema.ts"

/** The kinds of mails one can do without, in the order of the contract (ACC-03). */
export const switches = [
  "notice",
  "meeting",
  "ballot",
  "proposal",
  "topic_call",
  "task",
  "schedule",
  "reminder",
] as const

export type Switch = (typeof switches)[number]

/** Which boxes are ticked: for the alliance, and for each group by its acronym. */
export const subscriptionSchema = z.object({
  version: z.int(),
  alliance: z.array(choice(switches)),
  groups: z.array(z.object({ acronym: text(20), on: z.array(choice(switches)) })),
})

export type SubscriptionWish = z.output<typeof subscriptionSchema>
