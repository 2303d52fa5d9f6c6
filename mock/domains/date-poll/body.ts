import type { BodyCheck } from "#mock/engine/body-check.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { DatePollRow, DatePollSlotRow } from "./records.ts"

type Asked = { store: Store; now: Instant }

/** Reads the starts of slots. A slot that the poll already has keeps its id, and may have passed. */
export function slotsOf(
  input: BodyCheck,
  start_times: readonly string[],
  { store, now }: Asked,
  before?: DatePollRow,
): DatePollSlotRow[] {
  const known = new Map(before?.slots.map((slot) => [slot.start_time, slot]))
  const seen = new Set<Instant>()
  const slots = start_times.map((text, at) => {
    const field = `start_times.${at}`
    const start_time = input.instant(field, text)
    if (seen.has(start_time)) input.refuse(field, "not_unique")
    else if (start_time < now && !known.has(start_time)) input.refuse(field, "before_now")
    seen.add(start_time)
    return known.get(start_time) ?? { id: store.newId("date-poll-slot"), start_time }
  })
  return slots.sort((a, b) => a.start_time - b.start_time)
}

/** Reads a deadline: in the future, and before the last slot. */
export function deadlineOf(
  input: BodyCheck,
  text: string,
  { slots }: Pick<DatePollRow, "slots">,
  now: Instant,
): Instant {
  const deadline = input.instant("deadline", text)
  const last = Math.max(...slots.map(({ start_time }) => start_time))
  if (deadline < now) input.refuse("deadline", "before_now")
  else if (deadline >= last) input.refuse("deadline", "deadline_after_slots")
  return deadline
}
