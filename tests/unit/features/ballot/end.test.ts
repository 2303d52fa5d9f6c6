import { describe, expect, test } from "vitest"
import { withEnd } from "#app/features/ballot/form/ballot-end.server.ts"
import { endOf } from "#app/features/ballot/form/ballot-end.tsx"
import type { RequestContext } from "#app/session/request-context.server.ts"

const start = { "start.date": "5 Mar 2027", "start.time": "18:00", "start.zone": "Asia/Shanghai" }

function end(fields: Record<string, string>) {
  const texts = new Map(Object.entries({ ...start, ...fields }))
  return endOf((name) => texts.get(name) ?? "")
}

describe("VOTE-02 the end of a ballot while it is typed", () => {
  test("is as many days of 24 hours after the start as chosen or typed", () => {
    expect(end({ "duration.preset": "7" })).toEqual({ day: "2027-03-12", time: "18:00" })
    expect(end({ "duration.preset": "custom", "duration.amount": "３０" })).toEqual({
      day: "2027-04-04",
      time: "18:00",
    })
  })

  test("is shown as the clock of the start's zone shows it, also after a clock change", () => {
    const zone = { "start.zone": "Europe/Oslo", "start.date": "2027-03-27" }
    expect(end({ ...zone, "duration.preset": "1" })).toEqual({ day: "2027-03-28", time: "19:00" })
  })

  test.each<Record<string, string>>([
    { "duration.preset": "custom", "duration.amount": "" },
    { "duration.preset": "custom", "duration.amount": "366" },
    { "duration.preset": "custom", "duration.amount": "1.5" },
    { "duration.preset": "2", "start.date": "5/3/2027" },
    { "duration.preset": "2", "start.time": "25:00" },
    { "duration.preset": "2", "start.zone": "Mars/Olympus" },
  ])("is not said while something is missing or wrong: %o", (fields) => {
    expect(end(fields)).toBeUndefined()
  })
})

test("VOTE-02 the server says the same about the values of a form", () => {
  const values = { start: { date: "2027-03-05", time: "18:00", zone: "Asia/Shanghai" }, duration: { preset: "7" } }
  const ends = (given: typeof values) => withEnd({ locale: "en" } as RequestContext, { values: given }).ends
  expect(ends(values)).toBe("Ends 12 Mar 2027, 18:00, in the time zone of the start.")
  expect(ends({ ...values, duration: { preset: "custom" } })).toBeUndefined()
})
