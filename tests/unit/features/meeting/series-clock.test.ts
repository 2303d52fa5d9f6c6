import { expect, test } from "vitest"
import { seriesClockErrors } from "#app/features/meeting/form/series-clock.server.ts"

function errorsOf(changes: Record<string, string>) {
  const form = new FormData()
  const usual = { "start.zone": "Europe/Oslo", "start.time": "02:30", "repeat.every": "week", "repeat.count": "3" }
  for (const [name, value] of Object.entries({ ...usual, ...changes })) form.append(name, value)
  return seriesClockErrors(form)["start.time"]
}

/** Clocks in Norway go forward on 28 March 2027 at 02:00 and back on 31 October 2027 at 03:00 (directive 2000/84/EC). */
test.each([
  [{ "start.date": "14 Mar 2027" }, "form.occurrence_time_skipped"],
  [{ "start.date": "2027-03-14", "repeat.count": "2" }, undefined],
  [{ "start.date": "2027-02-28", "repeat.every": "month", "repeat.count": "2" }, "form.occurrence_time_skipped"],
  [{ "start.date": "2027-10-17" }, "form.occurrence_time_repeated"],
  [{ "start.date": "2027-03-14", "start.time": "03:00" }, undefined],
  [{ "start.date": "2027-03-14", "start.zone": "UTC" }, undefined],
  [{ "start.date": "2027-03-14", "repeat.every": "" }, undefined],
  [{ "start.date": "5/12/2027", "repeat.count": "1e3" }, undefined],
  [{ "start.date": "2027-02-29" }, undefined],
])("I18N-04 MEET-11 a series %j with a wall time that a clock change skips or repeats: %s", (changes, problem) => {
  const found = errorsOf(changes)?.[0]
  expect(found?.split("?")[0]).toBe(problem)
  if (found) expect(found).toMatch(/position=[23]&day=2027-(03-28|10-31)/)
})
