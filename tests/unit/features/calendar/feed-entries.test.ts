import ICAL from "ical.js"
import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { feedFile } from "#app/features/calendar/feed/feed-entries.server.ts"
import { meetingEntry } from "#app/features/meeting/meeting.server.ts"
import { entryFile } from "#app/parts/calendar-file/calendar-file.server.ts"
import { exampleMeeting } from "../meeting/fixture.ts"

type Content = components["schemas"]["CalendarFeedContent"]
type Event = Content["items"][number]

const group = {
  id: "group-copt",
  acronym: "COPT",
  name: "相干光学",
  name_english: "Coherent Optics",
  type: "public" as const,
  status: "normal" as const,
}
const alliance = { url: "aurora", name: "极光互联联盟", name_english: "Aurora Interconnect Alliance" }

const event = (change: Partial<Event> = {}): Event => ({
  module: "meeting",
  key: "meeting-1",
  subject: "Plenary",
  start_time: "2026-10-25T00:30:00Z",
  end_time: "2026-10-25T01:30:00Z",
  timezone: "Europe/Oslo",
  is_all_day: false,
  status: "not_started",
  group: null,
  location: null,
  sequence: 3,
  updated_time: "2026-10-12T08:00:00Z",
  ...change,
})

function fileOf(items: Event[], change: Partial<Content> = {}, now = Date.parse("2026-11-20T07:30:00Z")) {
  const content = { scope: "person" as const, group: null, record: null, timezone: "Asia/Shanghai", items }
  return feedFile({ ...content, language: "english", ...change }, alliance, { origin: "https://portal.example", now })
}

function parsed(items: Event[], change: Partial<Content> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(fileOf(items, change).text) as unknown[])
  const components = calendar.getAllSubcomponents("vevent")
  return { calendar, components, events: components.map((component) => new ICAL.Event(component)) }
}

const instants = ({ startDate, endDate }: ICAL.Event) =>
  [startDate, endDate].map((time) => time.toJSDate().toISOString())

describe("CAL-03 a calendar feed", () => {
  test("has the correct instants in the hour that occurs twice at a clock change", () => {
    const [first] = parsed([event()]).events
    expect(first && instants(first)).toEqual(["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"])
    expect(fileOf([event()]).text).toContain("DTSTART:20261025T003000Z\r\n")
  })

  test("has all-day entries as dates of the zone in which they were entered, ending on the next day", () => {
    const whole = event({
      module: "schedule",
      is_all_day: true,
      timezone: "Asia/Shanghai",
      start_time: "2026-11-23T16:00:00Z",
      end_time: "2026-11-25T16:00:00Z",
    })
    const { text } = fileOf([whole])
    expect(text).toContain("DTSTART;VALUE=DATE:20261124\r\n")
    expect(text).toContain("DTEND;VALUE=DATE:20261126\r\n")
    expect(parsed([whole]).events[0]?.startDate.isDate).toBe(true)
  })

  test("keeps cancelled entries with the status CANCELLED and their sequence, and has no method", () => {
    const { calendar, components, events } = parsed([event({ key: "a" }), event({ key: "b", status: "cancelled" })])
    expect(components.map((component) => component.getFirstPropertyValue("status"))).toEqual(["CONFIRMED", "CANCELLED"])
    expect(events.map(({ summary }) => summary)).toEqual(["Plenary", "Cancelled: Plenary"])
    expect(events.map(({ sequence }) => sequence)).toEqual([3, 3])
    expect(calendar.getFirstPropertyValue("method")).toBeNull()
  })

  test("is named after alliance, group or record in its owner's language, and has a refresh interval", () => {
    const nameOf = (change: Partial<Content>) => parsed([], change).calendar.getFirstPropertyValue("x-wr-calname")
    expect(nameOf({})).toBe("Aurora Interconnect Alliance")
    expect(nameOf({ language: "chinese", group })).toBe("极光互联联盟 · 相干光学")
    const record = { module: "meeting" as const, key: "m", code: "1", title: "Plenary", status: null, group: null }
    expect(nameOf({ record })).toBe("Aurora Interconnect Alliance · Plenary")
    const { calendar } = parsed([])
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT1H")
    expect(calendar.getFirstPropertyValue("x-wr-timezone")).toBe("Asia/Shanghai")
  })

  test("marks people as busy for meetings only, and links each entry to its page", () => {
    const { components } = parsed([event({ group }), event({ module: "topic_call", key: "call-1" })])
    const values = (name: string) => components.map((component) => component.getFirstPropertyValue(name))
    expect(values("transp")).toEqual(["OPAQUE", "TRANSPARENT"])
    expect(values("url")).toEqual([
      "https://portal.example/a/aurora/wg/COPT/meeting/meeting-1",
      "https://portal.example/a/aurora/topic/call-1",
    ])
  })

  test("has the same content and tag for the same records at any time, and another tag after a change", () => {
    const [first, later] = [fileOf([event()]), fileOf([event()], {}, Date.parse("2026-11-21T07:30:00Z"))]
    expect(later).toEqual(first)
    expect(fileOf([event({ sequence: 4 })]).tag).not.toBe(first.tag)
  })

  test("has the same entry id as the calendar file of the record", () => {
    const meeting = exampleMeeting({ id: "meeting-1", version: 3 })
    const made = { locale: "en" as const, alliance: "aurora", origin: "https://portal.example", now: 0 }
    const file = entryFile(meetingEntry(meeting, made), made)
    const uidOf = (text: string) => /UID:(.*)\r\n/.exec(text)?.[1]
    expect(uidOf(file)).toBe(uidOf(fileOf([event()]).text))
    expect(file).toContain("SEQUENCE:3\r\n")
  })
})
