import { expect, test } from "vitest"
import { calendarLinks } from "#app/parts/calendar-file/calendar-links.ts"

const event = {
  subject: "Skew & 偏斜",
  start: "2026-12-02T08:00:00Z",
  end: "2026-12-02T10:00:00Z",
  details: "https://portal.example/a/aurora/meeting/6",
  location: "Room 4 / 4 号会议室",
}

test("MEET-18 the forms of common calendars get the event", () => {
  const { google, outlook } = calendarLinks(event)
  const [one, other] = [new URL(google), new URL(outlook)]
  expect(one.origin + one.pathname).toBe("https://calendar.google.com/calendar/render")
  expect(Object.fromEntries(one.searchParams)).toEqual({
    action: "TEMPLATE",
    text: event.subject,
    dates: "20261202T080000Z/20261202T100000Z",
    details: event.details,
    location: event.location,
  })
  expect(Object.fromEntries(other.searchParams)).toMatchObject({
    subject: event.subject,
    startdt: "2026-12-02T08:00:00.000Z",
    enddt: "2026-12-02T10:00:00.000Z",
    location: event.location,
  })
})

test("MEET-18 a meeting without a location has none there", () => {
  for (const link of Object.values(calendarLinks({ ...event, location: null })))
    expect(new URL(link).searchParams.has("location")).toBe(false)
})
