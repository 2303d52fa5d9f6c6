import { expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { calendarView } from "#app/features/calendar/calendar.server.ts"
import type { CalendarSearch } from "#app/features/calendar/list.query.ts"

type Event = components["schemas"]["CalendarEvent"]

const event = (module: Event["module"], start_time: string, end_time: string): Event => ({
  module,
  key: `${module}-1`,
  subject: module,
  start_time,
  end_time,
  timezone: "Asia/Shanghai",
  is_all_day: false,
  status: "not_started",
  group: null,
  location: null,
  sequence: 1,
  updated_time: "2026-11-12T08:00:00Z",
})

/** As `calendar.list`: records that overlap the range, whose end is exclusive; one without duration counts at its start. */
function overlapping(events: Event[], { from, to }: { from: string; to: string }) {
  const [first, end] = [Date.parse(from), Date.parse(to)]
  return events.filter(({ start_time, end_time }) => {
    const start = Date.parse(start_time)
    return start < end && Math.max(Date.parse(end_time), start + 1) > first
  })
}

/** The days of a view in Shanghai on which something stands. */
async function daysOf(events: Event[], view: CalendarSearch["view"], date: string): Promise<string[]> {
  const get = (path: string, { query }: { query?: { from: string; to: string } } = {}) => {
    const items = query && overlapping(events, query)
    return Promise.resolve({ ok: true, value: path === "/calendar" ? { items } : { my_groups: [], other_groups: [] } })
  }
  const now = Date.parse("2026-11-27T12:00:00Z")
  const settings = { widgetPatience: 1_000 }
  const context = { alliance: "aurora", locale: "en", zone: "Asia/Shanghai", now, isUtc: false, api: { get }, settings }
  const { weeks } = await calendarView(context as unknown as Parameters<typeof calendarView>[0], {
    view,
    date,
    isMine: false,
  })
  return weeks.flat().flatMap((day) => (day.entries.length > 0 ? [day.date] : []))
}

test.each(["ballot", "topic_call", "task"] as const)(
  "CAL-01 a %s that ends on a Monday at midnight stands on that Monday",
  async (module) => {
    const events = [event(module, "2026-11-18T02:00:00Z", "2026-11-29T16:00:00Z")]
    expect(await daysOf(events, "week", "2026-11-30")).toEqual(["2026-11-30"])
    expect(await daysOf(events, "agenda", "2026-11-30")).toEqual(["2026-11-30"])
    expect(await daysOf(events, "week", "2026-11-29")).toEqual([])
  },
)

test("CAL-01 PROP-06 a phase whose last day is a Sunday stands on that Sunday", async () => {
  const events = [event("proposal", "2026-11-29T16:00:00Z", "2026-11-29T16:00:00Z")]
  expect(await daysOf(events, "week", "2026-11-29")).toEqual(["2026-11-29"])
  expect(await daysOf(events, "month", "2026-11-29")).toEqual(["2026-11-29"])
  expect(await daysOf(events, "week", "2026-11-30")).toEqual([])
})
