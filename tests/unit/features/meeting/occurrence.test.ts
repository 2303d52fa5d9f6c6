import { expect, test } from "vitest"
import { tooLateOccurrence } from "#app/features/meeting/form/occurrence.ts"

test("MEET-11 the form names the first meeting of a series after 2099, which the backend would refuse", () => {
  expect(tooLateOccurrence("2099-12-31", "month", 52)).toEqual({ position: 2, day: "2100-01-31" })
  expect(tooLateOccurrence("2099-11-30", "month", 52)).toEqual({ position: 3, day: "2100-01-30" })
  expect(tooLateOccurrence("2099-12-18", "two_weeks", 3)).toEqual({ position: 2, day: "2100-01-01" })
  expect(tooLateOccurrence("2099-12-17", "week", 3)).toBeUndefined()
  expect(tooLateOccurrence("2026-12-31", "month", 52)).toBeUndefined()
})
