import { expect, test } from "vitest"
import { zoneOfDays } from "#app/features/calendar/calendar.server.ts"
import { calendarSpan } from "#app/lib/time-calendar.server.ts"

const now = Date.parse("2026-11-27T12:00:00Z")

function shown(view: "month" | "week" | "agenda", date: string, zone: string, locale: "en" | "zh" = "en") {
  const span = calendarSpan(view, date, { now, zone, locale })
  return zoneOfDays(span, { zone, locale, isUtc: zone === "UTC" })
}

test.each(["month", "week", "agenda"] as const)(
  "CAL-01 I18N-03 a %s shows the UTC offset of its own days, not today's",
  (view) => {
    expect(shown(view, "2026-11-27", "Pacific/Auckland")).toMatchObject({ name: "Auckland", offset: "UTC+13" })
    expect(shown(view, "2027-07-10", "Pacific/Auckland")).toMatchObject({ name: "Auckland", offset: "UTC+12" })
    expect(shown(view, "2027-07-10", "UTC")).toMatchObject({ name: "UTC", offset: "UTC", isUtc: true })
  },
)

test("CAL-01 I18N-03 a view with a clock change shows both UTC offsets", () => {
  expect(shown("week", "2027-11-07", "America/Los_Angeles").offset).toBe("UTC−7 or UTC−8")
  expect(shown("month", "2027-03-14", "America/Los_Angeles", "zh").offset).toBe("UTC−8或UTC−7")
  expect(shown("week", "2027-11-09", "America/Los_Angeles").offset).toBe("UTC−8")
})
