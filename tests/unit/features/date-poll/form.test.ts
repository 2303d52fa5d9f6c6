import { describe, expect, test } from "vitest"
import { answersSchema, datePollSchema } from "#app/features/date-poll/date-poll.schema.ts"
import { inWorkingHours } from "#app/features/date-poll/form/slot-grid.tsx"
import { slotClockErrors } from "#app/features/date-poll/form/slot-clock.server.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"

const now = Date.parse("2026-11-20T07:30:00Z")

const valid: Record<string, string> = {
  subject: "Annex D",
  "description.format": "markdown",
  "description.text": "Why",
  "duration.preset": "60",
  "slots[0].date": "2026-12-01",
  "slots[0].time": "09:00",
  "slots[1].date": "2026-12-03",
  "slots[1].time": "09:00",
  "deadline.date": "2026-11-25",
  "deadline.time": "17:00",
  "deadline.zone": "Europe/Oslo",
  "participants.who": "everyone",
}

function formOf(changes: Record<string, string | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...valid, ...changes }))
    if (value !== undefined) form.append(name, value)
  return form
}

function errorsOf(changes: Record<string, string | undefined>, known: number[] = []) {
  const submission = parseForm(formOf(changes), datePollSchema({ now, known }))
  return submission.status === "success" ? {} : submission.error
}

describe("MEET-14 the form of a date poll", () => {
  test("rows that are empty count for nothing", () => {
    const submission = parseForm(formOf({ "slots[2].date": "", "slots[2].time": "" }), datePollSchema({ now }))
    expect(submission.status).toBe("success")
  })

  test.each<[string, Record<string, string | undefined>, Record<string, string[]>]>([
    ["no time at all", noSlots(), { slots: ["form.required"] }],
    ["a day without a time", { "slots[1].time": "" }, { "slots[1].time": ["form.required"] }],
    ["a time without a day", { "slots[1].date": "" }, { "slots[1].date": ["form.required"] }],
    ["the same time twice", { "slots[1].date": "2026-12-01" }, { "slots[1].time": ["form.not_unique"] }],
    ["a time that has passed", { "slots[0].date": "2026-11-19" }, { "slots[0].time": ["form.before_now"] }],
    ["a deadline at the last time", { "deadline.date": "2026-12-03", "deadline.time": "09:00" }, late()],
    ["a deadline that has passed", { "deadline.date": "2026-11-20", "deadline.time": "08:29" }, passed()],
  ])("%s is refused at its field", (_title, changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors)
  })

  test("a time that the poll already has may have passed", () => {
    const passedSlot = { "slots[0].date": "2026-11-19" }
    expect(errorsOf(passedSlot, [Date.parse("2026-11-19T08:00:00Z")])).toEqual({})
  })

  test("forty-one times are too many", () => {
    const many = Array.from({ length: 41 }, (_, at) => [
      [`slots[${at}].date`, "2026-12-04"],
      [`slots[${at}].time`, `${String(8 + Math.floor(at / 6)).padStart(2, "0")}:${(at % 6) * 10 || "00"}`],
    ]).flat() as [string, string][]
    expect(errorsOf(Object.fromEntries(many))).toEqual({ slots: ["form.too_many?max=40"] })
  })

  test("I18N-04 a time that a clock change skips or repeats is asked for again", () => {
    const form = formOf({
      "slots[0].date": "2027-03-28",
      "slots[0].time": "02:30",
      "slots[1].date": "2027-10-31",
      "slots[1].time": "02:30",
    })
    expect(slotClockErrors(form)).toEqual({
      "slots[0].time": ["date-poll.form.skipped?time=02%3A30&zone=Europe%2FOslo"],
      "slots[1].time": ["date-poll.form.repeated?time=02%3A30&zone=Europe%2FOslo"],
    })
  })
})

function noSlots() {
  return Object.fromEntries(Object.keys(valid).flatMap((name) => (name.startsWith("slots") ? [[name, ""]] : [])))
}

function late() {
  return { "deadline.time": ["form.deadline_after_slots"] }
}

function passed() {
  return { "deadline.time": ["form.before_now"] }
}

describe("MEET-14 answers", () => {
  const parsed = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return parseForm(form, answersSchema)
  }

  test("a time may be left open, but not all", () => {
    const some = { "answers[0].slot_id": "a", "answers[0].answer": "yes", "answers[1].slot_id": "b" }
    expect(parsed(some).status).toBe("success")
    expect(parsed({ "answers[0].slot_id": "a" })).toMatchObject({ error: { answers: ["form.required_choice"] } })
  })
})

describe("MEET-14 working hours of the people who are asked", () => {
  const people = [
    { timezone: "Europe/Oslo", total: 3 },
    { timezone: "Asia/Shanghai", total: 5 },
  ]

  test.each([
    // Monday 7 December 2026: 09:00 in Oslo is 16:00 in Shanghai
    ["2026-12-07T08:00:00Z", 60, 8],
    ["2026-12-07T09:00:00Z", 60, 8],
    ["2026-12-07T09:00:00Z", 90, 3],
    ["2026-12-07T01:00:00Z", 60, 5],
    ["2026-12-07T17:00:00Z", 60, 0],
    // Sunday in Oslo, and the first hours of Monday in Shanghai
    ["2026-12-06T23:00:00Z", 60, 0],
    ["2026-12-05T09:00:00Z", 60, 0],
  ])("%s for %i minutes: %i people", (start, minutes, count) => {
    expect(inWorkingHours(Date.parse(start), minutes, people)).toBe(count)
  })
})
