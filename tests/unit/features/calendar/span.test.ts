import { expect, test } from "vitest"
import { entriesByDay } from "#app/features/calendar/calendar.server.ts"

type Event = Parameters<typeof entriesByDay>[0][number]

const event = (module: Event["module"], start_time: string, end_time: string, is_all_day = false): Event => ({
  module,
  key: "1",
  subject: "Skew",
  start_time,
  end_time,
  timezone: "Europe/Oslo",
  is_all_day,
  status: "not_started",
  group: null,
  location: null,
  sequence: 0,
  actions: [],
  updated_time: start_time,
})

/** Minutes of a wall time. */
const at = (hour: number, minute = 0) => hour * 60 + minute

test.each<[string, Event, string, (readonly [number, number] | undefined)[]]>([
  ["a meeting", event("meeting", "2026-11-24T09:00:00Z", "2026-11-24T10:15:00Z"), "2026-11-24", [[at(10), at(11, 15)]]],
  ["before midnight", event("meeting", "2026-11-24T21:00:00Z", "2026-11-25T00:30:00Z"), "2026-11-24", [[at(22), 1440]]],
  ["after midnight", event("meeting", "2026-11-24T21:00:00Z", "2026-11-25T00:30:00Z"), "2026-11-25", [[0, at(1, 30)]]],
  ["until midnight", event("meeting", "2026-11-24T21:00:00Z", "2026-11-24T23:00:00Z"), "2026-11-24", [[at(22), 1440]]],
  [
    "a whole day in between",
    event("meeting", "2026-11-23T21:00:00Z", "2026-11-25T09:00:00Z"),
    "2026-11-24",
    [undefined],
  ],
  ["all day", event("schedule", "2026-11-23T23:00:00Z", "2026-11-24T23:00:00Z", true), "2026-11-24", [undefined]],
  ["a deadline", event("task", "2026-11-20T09:00:00Z", "2026-11-24T16:00:00Z"), "2026-11-24", [[at(17), at(17)]]],
  [
    "a phase that ends at midnight",
    event("proposal", "2026-11-20T09:00:00Z", "2026-11-24T23:00:00Z"),
    "2026-11-24",
    [[1440, 1440]],
  ],
  // 02:00 becomes 03:00: from half past one to half past three by the clock, an hour in fact
  [
    "across a skipped hour",
    event("meeting", "2027-03-28T00:30:00Z", "2027-03-28T01:30:00Z"),
    "2027-03-28",
    [[at(1, 30), at(3, 30)]],
  ],
  // 03:00 becomes 02:00: from half past two to half past two
  [
    "across a repeated hour",
    event("meeting", "2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"),
    "2026-10-25",
    [[at(2, 30), at(2, 30)]],
  ],
])("CAL-01 the minutes of a day to scale, in Oslo: %s", (_name, one, date, expected) => {
  const days = entriesByDay([one], [date], { alliance: "aurora", locale: "en", zone: "Europe/Oslo" })
  const spans = days.get(date)?.map(({ span }) => span && [span.from, span.to])
  expect(spans).toEqual(expected)
})
