import { describe, expect, test } from "vitest"
import { extendSchema } from "#app/features/ballot/ballot.schema.ts"
import { createMeetingSchema } from "#app/features/meeting/meeting.schema.ts"
import { phaseSchema } from "#app/features/proposal/proposal.schema.ts"
import { scheduleSchema } from "#app/features/schedule/schedule.schema.ts"
import { taskSchema } from "#app/features/task/task.schema.ts"
import { codeRuleSchema, topicCallSchema } from "#app/features/topic-call/topic-call.schema.ts"
import { createSchema } from "#app/features/workgroup/workgroup.schema.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"

type Schema = Parameters<typeof parseForm>[1]

function errorsOf(schema: Schema, fields: Record<string, string>): Record<string, string[] | null> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return parseForm(form, schema).reply().error ?? {}
}

const now = Date.parse("2026-11-20T07:30:00Z")
const shanghai = (time: string) => ({ "start.date": "2026-11-20", "start.time": time, "start.zone": "Asia/Shanghai" })
const ofSpan = { "start.date": "2031-06-16", "start.time": "09:30", "start.zone": "Europe/Oslo" }
const endAt = (date: string, time: string) => ({ ...ofSpan, "end.date": date, "end.time": time })

describe("MEET-02 VOTE-02 TOPIC-01 a start before now", () => {
  test.each([
    ["15:29", ["form.before_now"]],
    ["15:30", undefined],
    ["15:31", undefined],
  ])("%s in Shanghai, when it is half past three there", (time, errors) => {
    expect(errorsOf(createMeetingSchema({ now }), shanghai(time))["start.time"]).toEqual(errors)
    expect(errorsOf(topicCallSchema({ now }), shanghai(time))["start.time"]).toEqual(errors)
  })

  test("is no error while the time now is not known", () =>
    expect(errorsOf(createMeetingSchema(), shanghai("15:29"))["start.time"]).toBeUndefined())

  test("is said together with what else is missing", () =>
    expect(errorsOf(createMeetingSchema({ now }), shanghai("15:29"))).toMatchObject({ subject: ["form.required"] }))
})

describe("an end and its start", () => {
  test.each([
    ["2031-06-16", "09:29", "form.end_before_start", "form.end_too_early"],
    ["2031-06-16", "09:30", "form.end_before_start", undefined],
    ["2031-06-16", "09:31", undefined, undefined],
  ])("TOPIC-01 CAL-02 %s %s", (date, time, ofCall, ofSchedule) => {
    expect(errorsOf(topicCallSchema(), endAt(date, time))["end.time"]).toEqual(ofCall && [ofCall])
    expect(errorsOf(scheduleSchema, endAt(date, time))["end.time"]).toEqual(ofSchedule && [ofSchedule])
  })

  test("TASK-02 a deadline is compared only with a start that is given", () => {
    const deadline = { "deadline.date": "2031-06-16", "deadline.time": "09:29" }
    expect(errorsOf(taskSchema, { ...ofSpan, ...deadline })["deadline.date"]).toEqual(["form.end_too_early"])
    expect(errorsOf(taskSchema, { "start.zone": "UTC", ...deadline })["deadline.date"]).toBeUndefined()
  })

  test.each([
    ["09:30", ["form.end_not_later"]],
    ["09:31", undefined],
  ])("VOTE-04 a ballot that ends at half past nine is extended to %s", (time, errors) => {
    const end = Date.parse("2031-06-16T07:30:00Z")
    const typed = { "end.date": "2031-06-16", "end.time": time, "end.zone": "Europe/Oslo" }
    expect(errorsOf(extendSchema({ end }), typed)["end.time"]).toEqual(errors)
  })

  test("PROP-02 a phase ends today or later, and after as many days as have passed", () => {
    const limits = { today: "2026-11-20", fewestDays: 3 }
    expect(errorsOf(phaseSchema(limits), { last_day: "2026-11-19", public_days: "5" }).last_day).toEqual([
      "form.before_now",
    ])
    expect(errorsOf(phaseSchema(limits), { last_day: "2026-11-20", public_days: "1" })).not.toHaveProperty("last_day")
    expect(errorsOf(phaseSchema(limits), { public_days: "2" }).public_days).toEqual(["form.before_now"])
    expect(errorsOf(phaseSchema(limits), { public_days: "3" })).not.toHaveProperty("public_days")
  })
})

describe("TOPIC-05 a prefix", () => {
  const schema = codeRuleSchema({ prefixes: ["AUR-T26-", "Old"] })
  test.each(["AUR-T26-", "aur-t26-", " old "])("%j was used before", (prefix) =>
    expect(errorsOf(schema, { prefix }).prefix).toEqual(["form.prefix_repeated"]),
  )
  test("a new one is accepted", () => expect(errorsOf(schema, { prefix: "AUR-T27-" }).prefix).toBeUndefined())
})

describe("ERR-06 ADM-02 the form of a group", () => {
  const blank = { name: " ", name_english: " ", acronym: " ", "description.text": " " }
  test.each<{ fields: Record<string, string> }>([{ fields: {} }, { fields: blank }])(
    "says 'Cannot be empty' at each of its texts",
    ({ fields }) =>
      expect(errorsOf(createSchema, { "description.format": "markdown", ...fields })).toMatchObject({
        name: ["form.cannot_be_empty"],
        name_english: ["form.cannot_be_empty"],
        acronym: ["form.cannot_be_empty"],
        "description.text": ["form.cannot_be_empty"],
      }),
  )
})
