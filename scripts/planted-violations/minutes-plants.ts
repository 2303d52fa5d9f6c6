import { type Json, resulting } from "./plants.ts"
import type { Plant } from "./proxy.ts"

/** Changes what the minutes say about each topic. */
const inMinutes = (operation: string, change: (said: Json) => Json): Plant =>
  resulting(operation, (meeting) => ({ ...meeting, topic_minutes: (meeting.topic_minutes as Json[]).map(change) }))

/** Approves minutes without making tasks of their actions. */
export const withoutTasks = (operation: string): Plant =>
  inMinutes(operation, (said) => {
    const items = said.action_items as Json[]
    return { ...said, action_items: items.map((item) => ({ ...item, task: null })) }
  })

/** Gives every decision the number 1. */
export const sameNumbers = (operation: string): Plant =>
  inMinutes(operation, (said) => {
    const decisions = said.decisions as Json[]
    return { ...said, decisions: decisions.map((one) => ({ ...one, number: 1, group_number: 1 })) }
  })

/** Never withdraws a decision. */
export const staysRecorded = (): Plant => resulting("decision.get", (one) => ({ ...one, status: "recorded" }))
