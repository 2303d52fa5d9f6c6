import type { components } from "#openapi/generated/schema.d.ts"
import { Refusal } from "./refusal.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"
import type { User, World } from "./rules.ts"

type Reminded = { reminded_time: Instant | null }

/** The time from which a reminder is possible: `every` milliseconds after the last one. */
function nextReminder({ reminded_time }: Reminded, every: number, { now }: World): Instant {
  return reminded_time === null ? now : Math.max(now, reminded_time + every)
}

/** For a rule's `unless`: refuses if the last reminder is less than `every` milliseconds ago. */
export function remindedWithin(every: number) {
  return (_user: User, record: Reminded, world: World): Refusal | undefined => {
    const next = nextReminder(record, every, world)
    if (record.reminded_time === null || next <= world.now) return undefined
    return new Refusal("reminder_too_soon", { last_time: toText(record.reminded_time), next_time: toText(next) })
  }
}

/** When the last reminder was sent, when the next one is possible, and its number of recipients. */
export function reminderOf(
  record: Reminded,
  every: number,
  recipient_total: number,
  world: World,
): components["schemas"]["Reminder"] {
  const { reminded_time } = record
  return {
    last_time: reminded_time === null ? null : toText(reminded_time),
    next_time: toText(nextReminder(record, every, world)),
    recipient_total,
  }
}
