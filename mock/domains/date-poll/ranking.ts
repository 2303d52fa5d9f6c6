import type { components } from "#openapi/generated/schema.d.ts"
import type { DatePollAnswerRow, DatePollRow, DatePollSlotRow } from "./records.ts"

type Counts = components["schemas"]["DatePollAnswerCounts"]
export type RankedSlot = DatePollSlotRow & { counts: Counts; required_counts: Counts; rank: number }

/** The slots in their order, with the number of each answer and their rank (`DatePollSlot.rank` of the contract). */
export function rankedSlots(
  { slots, required_ids }: Pick<DatePollRow, "slots" | "required_ids">,
  given: readonly Pick<DatePollAnswerRow, "member_id" | "answers">[],
): RankedSlot[] {
  const ofRequired = given.filter(({ member_id }) => required_ids.includes(member_id))
  const counted = slots.map((slot) => ({
    ...slot,
    counts: countsOf(slot, given),
    required_counts: countsOf(slot, ofRequired),
  }))
  const order = [...counted].sort(bestFirst)
  return counted.map((slot) => ({ ...slot, rank: order.indexOf(slot) + 1 }))
}

function countsOf({ id }: DatePollSlotRow, given: readonly Pick<DatePollAnswerRow, "answers">[]): Counts {
  const counts = { yes: 0, if_need_be: 0, no: 0 }
  for (const { answers } of given) for (const { slot_id, answer } of answers) if (slot_id === id) counts[answer] += 1
  return counts
}

type Counted = Omit<RankedSlot, "rank">

/** What slots are compared by, the most important first: the slot with the smaller number is better. */
const keys: readonly ((slot: Counted) => number)[] = [
  ({ required_counts: { no } }) => no,
  ({ required_counts: { yes } }) => -yes,
  ({ required_counts: { if_need_be } }) => -if_need_be,
  ({ counts: { yes, if_need_be } }) => -(yes + if_need_be),
  ({ counts: { yes } }) => -yes,
  ({ start_time }) => start_time,
]

function bestFirst(one: Counted, other: Counted): number {
  const key = keys.find((keyOf) => keyOf(one) !== keyOf(other))
  return key ? key(one) - key(other) : 0
}
