import ICAL from "ical.js"
import { describe, expect, test } from "vitest"
import { meetingEntry } from "#app/features/meeting/meeting.server.ts"
import type { Locale } from "#app/lib/locale.ts"
import { entryFile } from "#app/parts/calendar-file/calendar-file.server.ts"
import { exampleMeeting, type Meeting } from "./fixture.ts"

const url = "https://portal.example/a/aurora/meeting/meeting-aurora-6"
const now = Date.parse("2026-11-20T07:30:00Z")

function fileOf(change: Partial<Meeting> = {}, locale: Locale = "en", alliance = "aurora") {
  const entry = meetingEntry(exampleMeeting({ id: "meeting-aurora-6", ...change }), { locale, alliance })
  return entryFile(entry, { locale, alliance, origin: "https://portal.example", now })
}

function parsed(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const component = calendar.getFirstSubcomponent("vevent")
  if (!component) throw new Error("no event")
  return { calendar, component, event: new ICAL.Event(component) }
}

const start = "2026-12-02T08:00:00Z"
const end = "2026-12-02T10:00:00Z"

describe("CAL-03 a meeting as a calendar file", () => {
  test("contains times in UTC, subject, link and status", () => {
    const file = fileOf({ start_time: start, planned_end_time: end, actual_end_time: null, subject: "Plenary" })
    const { event, component, calendar } = parsed(file)
    expect(file).toContain("DTSTART:20261202T080000Z\r\n")
    expect(event.startDate.toJSDate().toISOString()).toBe("2026-12-02T08:00:00.000Z")
    expect(event.endDate.toJSDate().toISOString()).toBe("2026-12-02T10:00:00.000Z")
    expect(event.summary).toBe("Plenary")
    expect(component.getFirstPropertyValue("url")).toBe(url)
    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-20T07:30:00Z")
    expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED")
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH")
    const chinese = parsed(fileOf({}, "zh")).calendar
    const products = [calendar, chinese].map((one) => one.getFirstPropertyValue("prodid"))
    expect(products).toEqual(["-//alliance-portal//calendar//EN", "-//alliance-portal//calendar//ZH"])
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true)
  })

  test("has the actual end of a meeting that was ended early", () => {
    const { event } = parsed(fileOf({ start_time: start, actual_end_time: "2026-12-02T08:40:00Z", status: "ended" }))
    expect(event.endDate.toJSDate().toISOString()).toBe("2026-12-02T08:40:00.000Z")
  })

  test("has the same id and a higher sequence for a later version, and another id in another alliance", () => {
    const [first, second] = [parsed(fileOf({ version: 3 })), parsed(fileOf({ version: 4, subject: "Other" }))]
    expect(second.event.uid).toBe(first.event.uid)
    expect(first.event.uid).toContain("meeting-aurora-6")
    expect([first.event.sequence, second.event.sequence]).toEqual([3, 4])
    expect(parsed(fileOf({}, "en", "harbor")).event.uid).not.toBe(first.event.uid)
  })

  test.each([
    ["en", "Cancelled: Plenary", "Reason: Not ready"],
    ["zh", "已取消：Plenary", "取消原因：Not ready"],
  ] as const)("cancels the entry of a cancelled meeting and contains the reason (%s)", (locale, summary, reason) => {
    const change = { status: "cancelled", cancel_reason: "Not ready", subject: "Plenary", version: 5 } as const
    const { calendar, component, event } = parsed(fileOf(change, locale))
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL")
    expect(component.getFirstPropertyValue("status")).toBe("CANCELLED")
    expect(event.summary).toBe(summary)
    expect(event.description).toContain(reason)
    expect(event.sequence).toBe(5)
  })

  const odd = [
    "Commas, semicolons; back\\slashes \\n and \\, \"quotes\": 'all'",
    "相干模块热插拔时序讨论：参考时钟抖动、通道偏斜预算与一致性测试（第三次宣读）".repeat(4),
    "😀".repeat(60),
    "x".repeat(200),
    "BEGIN:VEVENT",
    "DTSTART:19700101T000000Z",
  ]
  test.each(odd)("contains %j unchanged, in lines of at most 75 bytes", (text) => {
    const file = fileOf({ subject: text, location: text })
    const { event, calendar } = parsed(file)
    expect([event.summary, event.location]).toEqual([text, text])
    expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1)
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
  })

  test.each(["a\r\nX-EVIL:1", "a\nEND:VEVENT", "a\rEND:VEVENT", "a\u0000b\u0007c", "a\u2028END:VEVENT\u0085b"])(
    "does not let %j start a line of its own",
    (text) => {
      const file = fileOf({ subject: text, location: text, cancel_reason: text })
      const { calendar, component } = parsed(file)
      expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1)
      expect(component.getFirstProperty("x-evil")).toBeNull()
      expect(file).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0085\u2028\u2029]/)
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
    },
  )
})
