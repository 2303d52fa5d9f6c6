import { describe, expect, test } from "vitest"
import { ScheduleKeys } from "#app/features/schedule/schedule-facts.tsx"
import { scheduleLength } from "#app/features/schedule/schedule-length.server.ts"
import type { ScheduleView } from "#app/features/schedule/detail.server.ts"
import { render } from "../../ui/render.tsx"

const event = (start_time: string, end_time: string, timezone = "Europe/Oslo") => ({
  start_time,
  end_time,
  timezone,
  duration: (Date.parse(end_time) - Date.parse(start_time)) / 60_000,
})

describe("CAL-02 the duration of an event", () => {
  const en = { locale: "en" } as const

  test("is shown in hours and minutes up to a day, also over midnight", () => {
    expect(scheduleLength(event("2026-11-23T08:00:00Z", "2026-11-23T09:30:00Z"), en)).toBe("1 h 30 min")
    expect(scheduleLength(event("2026-11-23T21:00:00Z", "2026-11-24T01:00:00Z"), en)).toBe("4 h")
  })

  test("is shown in days if it is longer: Monday morning to Tuesday evening is two days", () => {
    const conference = event("2026-11-23T08:00:00Z", "2026-11-24T16:00:00Z")
    expect(scheduleLength(conference, en)).toBe("2 days")
    expect(scheduleLength(conference, { locale: "zh" })).toBe("2 天")
  })

  test("is counted in days of the event's own zone, also when the clocks change", () => {
    const day = event("2027-11-07T07:00:00Z", "2027-11-08T08:00:00Z", "America/Los_Angeles")
    expect(scheduleLength(day, en)).toBe("1 day")
  })

  test("is not shown for an event without a duration, not even as empty brackets", () => {
    const duration = scheduleLength(event("2026-12-10T09:00:00Z", "2026-12-10T09:00:00Z"), en)
    const at = { instant: "2026-12-10T09:00:00Z", text: "Thu 10 Dec 2026, 10:00" }
    const schedule = { start: at, end: at, zone: "Oslo", duration } as ScheduleView
    expect(render(<ScheduleKeys schedule={schedule} />)).not.toContain("()")
  })
})
