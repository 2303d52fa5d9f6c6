import * as z from "zod/mini"
import { describe, expect, test } from "vitest"
import { clockErrors, questionIn, wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import { wallTime } from "#app/parts/wall-time/wall-time.schema.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"

const schema = z.object({ start: wallTime() })
const usual = { "start.date": "2027-06-15", "start.time": "09:30", "start.zone": "Europe/Oslo" }

function formOf(changes: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...usual, ...changes })) form.append(name, value)
  return form
}
const errorsOf = (form: FormData) => clockErrors(form, "start")
const replyTo = (changes?: Record<string, string>) => parseForm(formOf(changes), schema).reply()

describe("I18N-04 a wall time that does not exist or occurs twice", () => {
  const gap = { "start.date": "2027-03-28", "start.time": "02:30" }
  const overlap = { "start.date": "2027-10-31", "start.time": "02:30" }

  test("is an error at the time field until the clock question is answered", () => {
    const zone = "zone=Europe%2FOslo"
    expect(errorsOf(formOf())).toEqual({})
    expect(errorsOf(formOf(gap))).toEqual({
      "start.time": [`wall-time.gap?time=02%3A30&${zone}&from=02%3A00&to=03%3A00`],
    })
    expect(errorsOf(formOf({ ...gap, "start.answer": "2027-03-28T03:00:00+02:00" }))).toEqual({})
    expect(errorsOf(formOf(overlap))).toEqual({ "start.time": [`wall-time.overlap?time=02%3A30&${zone}`] })
    expect(errorsOf(formOf({ ...overlap, "start.answer": "2027-10-31T02:30:00+01:00" }))).toEqual({})
    expect(Object.keys(errorsOf(formOf({ ...overlap, "start.answer": "2027-03-28T03:00:00+02:00" })))).toEqual([
      "start.time",
    ])
  })

  test("is not checked for an invalid date; an unknown zone is an error at the zone field", () => {
    expect(errorsOf(formOf({ "start.zone": "Moon/Tycho" }))).toEqual({ "start.zone": ["form.zone_unknown"] })
    expect(errorsOf(formOf({ "start.date": "2027-02-30" }))).toEqual({})
  })

  test("has a clock question with its choices", () => {
    const question = questionIn(replyTo(overlap), "start")
    expect(question?.kind).toBe("overlap")
    expect(question?.choices.map(({ offset }) => offset)).toEqual(["UTC+2", "UTC+1"])
    expect(questionIn(replyTo(), "start")).toBeUndefined()
    expect(questionIn({}, "start")).toBeUndefined()
  })
})

test("I18N-04 a wall time is sent as an instant with the offset of its zone; an ambiguous one without an answer throws", () => {
  const wall = { date: "2027-10-31", time: "02:30", zone: "Europe/Oslo" }
  expect(wallInstant({ ...wall, date: "2027-06-15" })).toBe("2027-06-15T02:30:00+02:00")
  expect(wallInstant({ ...wall, answer: "2027-10-31T02:30:00+01:00" })).toBe("2027-10-31T02:30:00+01:00")
  expect(() => wallInstant(wall)).toThrow()
})
