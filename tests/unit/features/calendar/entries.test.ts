import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { entriesByDay } from "#app/features/calendar/calendar.server.ts"

type Event = components["schemas"]["CalendarListEvent"]

const group = {
  id: "group-copt",
  acronym: "COPT",
  name: "相干光学",
  name_english: "Coherent Optics",
  type: "public" as const,
  status: "normal" as const,
}

const event = (change: Partial<Event>): Event => ({
  module: "meeting",
  key: "meeting-1",
  subject: "Plenary",
  start_time: "2026-11-24T08:00:00Z",
  end_time: "2026-11-24T09:30:00Z",
  timezone: "Asia/Shanghai",
  is_all_day: false,
  status: "not_started",
  group: null,
  location: null,
  sequence: 1,
  actions: [],
  updated_time: "2026-11-12T08:00:00Z",
  ...change,
})

const dates = Array.from({ length: 7 }, (_, day) => `2026-11-${String(23 + day)}`)

function shown(events: Event[], zone = "Asia/Shanghai", days = dates) {
  const found = entriesByDay(events, days, { alliance: "aurora", locale: "en", zone })
  return Object.fromEntries(
    [...found]
      .filter(([, entries]) => entries.length > 0)
      .map(([date, entries]) => [
        date,
        entries.map(({ mark, time, until, subject }) =>
          [mark, time?.text, until && `to ${until.text}`, subject].filter(Boolean).join(" "),
        ),
      ]),
  )
}

describe("CAL-01 the entries of a day", () => {
  test("a meeting is shown on its days in the zone of the page", () => {
    expect(shown([event({})])).toEqual({ "2026-11-24": ["begins 16:00 to 17:30 Plenary"] })
    const late = event({ start_time: "2026-11-24T15:30:00Z", end_time: "2026-11-24T16:30:00Z" })
    expect(shown([late])).toEqual({
      "2026-11-24": ["begins 23:30 Plenary"],
      "2026-11-25": ["continues to 00:30 Plenary"],
    })
    expect(shown([late], "UTC")).toEqual({ "2026-11-24": ["begins 15:30 to 16:30 Plenary"] })
  })

  test("an entry that ends at midnight is not shown on the next day", () => {
    const end = event({ start_time: "2026-11-24T14:00:00Z", end_time: "2026-11-24T16:00:00Z" })
    expect(Object.keys(shown([end]))).toEqual(["2026-11-24"])
  })

  test("an entry from midnight to midnight is shown as the whole day, also when the clocks change", () => {
    const schedule = (start_time: string, end_time: string) => event({ module: "schedule", start_time, end_time })
    const day = schedule("2026-11-23T16:00:00Z", "2026-11-24T16:00:00Z")
    expect(shown([day])).toEqual({ "2026-11-24": ["continues Plenary"] })
    expect(shown([day], "UTC")).toEqual({
      "2026-11-23": ["begins 16:00 Plenary"],
      "2026-11-24": ["continues to 16:00 Plenary"],
    })
    const days = schedule("2026-11-24T01:00:00Z", "2026-11-25T16:00:00Z")
    expect(shown([days])).toEqual({ "2026-11-24": ["begins 09:00 Plenary"], "2026-11-25": ["continues Plenary"] })
    const long = schedule("2027-11-07T07:00:00Z", "2027-11-08T08:00:00Z")
    expect(shown([long], "America/Los_Angeles", ["2027-11-06", "2027-11-07", "2027-11-08"])).toEqual({
      "2027-11-07": ["continues Plenary"],
    })
  })

  test("an entry without a duration shows one time", () => {
    const moment = event({ module: "schedule", start_time: "2026-11-24T08:00:00Z", end_time: "2026-11-24T08:00:00Z" })
    expect(shown([moment])).toEqual({ "2026-11-24": ["begins 16:00 Plenary"] })
  })

  test("PROP-06 a proposal's deadline at midnight is shown on the last day of its phase", () => {
    const due = event({ module: "proposal", start_time: "2026-11-20T02:00:00Z", end_time: "2026-11-24T16:00:00Z" })
    expect(shown([due])).toEqual({ "2026-11-24": ["due 24:00 Plenary"] })
    expect(shown([due], "UTC")).toEqual({ "2026-11-24": ["due 16:00 Plenary"] })
  })

  test("a schedule of several days is shown on each visible day, even if it began earlier", () => {
    const days = event({ module: "schedule", start_time: "2026-11-21T01:00:00Z", end_time: "2026-11-25T09:00:00Z" })
    expect(shown([days])).toEqual({
      "2026-11-23": ["continues Plenary"],
      "2026-11-24": ["continues Plenary"],
      "2026-11-25": ["continues to 17:00 Plenary"],
    })
  })

  test("all-day entries are shown on the dates of the zone in which they were entered", () => {
    const whole = event({
      module: "schedule",
      is_all_day: true,
      timezone: "Asia/Shanghai",
      start_time: "2026-11-23T16:00:00Z",
      end_time: "2026-11-25T16:00:00Z",
    })
    for (const zone of ["Asia/Shanghai", "America/St_Johns"])
      expect(shown([whole], zone)).toEqual({ "2026-11-24": ["all-day Plenary"], "2026-11-25": ["all-day Plenary"] })
  })

  test("a ballot is shown when it opens and closes, a task when it is due", () => {
    const times = { start_time: "2026-11-23T02:00:00Z", end_time: "2026-11-26T10:00:00Z" }
    expect(shown([event({ module: "ballot", subject: "Ballot", ...times })])).toEqual({
      "2026-11-23": ["opens 10:00 Ballot"],
      "2026-11-26": ["closes 18:00 Ballot"],
    })
    expect(shown([event({ module: "task", ...times })])).toEqual({ "2026-11-26": ["due 18:00 Plenary"] })
  })

  test("continuing entries come first, the others are sorted by time", () => {
    const events = [
      event({ key: "b", subject: "Later", start_time: "2026-11-24T10:00:00Z", end_time: "2026-11-24T11:00:00Z" }),
      event({ key: "a", subject: "Earlier" }),
      event({ key: "c", subject: "Since", start_time: "2026-11-22T10:00:00Z", end_time: "2026-11-26T11:00:00Z" }),
    ]
    expect(shown(events)["2026-11-24"]?.map((text) => text.split(" ").at(-1))).toEqual(["Since", "Earlier", "Later"])
  })

  test("in the night when the clocks go back a meeting is shown once, with its local times", () => {
    const night = ["2026-10-24", "2026-10-25", "2026-10-26"]
    const twice = event({ start_time: "2026-10-25T00:30:00Z", end_time: "2026-10-25T01:30:00Z" })
    expect(shown([twice], "Europe/Oslo", night)).toEqual({ "2026-10-25": ["begins 02:30 to 02:30 Plenary"] })
  })

  test("the link opens the page of the record, inside its group only if the group is public", () => {
    const of = (change: Partial<Event>) =>
      entriesByDay([event(change)], dates, { alliance: "aurora", locale: "en", zone: "UTC" }).get("2026-11-24")?.[0]
        ?.href
    expect(of({ group })).toBe("/a/aurora/wg/COPT/meeting/meeting-1")
    expect(of({ group: { ...group, type: "restricted" } })).toBe("/a/aurora/meeting/meeting-1")
    expect(of({ module: "topic_call", end_time: "2026-11-28T00:00:00Z" })).toBe("/a/aurora/topic/meeting-1")
  })
})
