import { readFileSync } from "node:fs"
import { Ajv2020 } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { refused } from "#app/forms/submit/submission.server.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"
import { attachmentValue } from "#app/parts/attachments/attachment.ts"
import { eventFields } from "#app/parts/event/event-action.server.ts"
import { mapErrorFields } from "#app/parts/write-form.server.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { createInput, updateInput } from "#app/features/meeting/form/form.server.ts"
import { createMeetingSchema, editMeetingSchema } from "#app/features/meeting/meeting.schema.ts"

type Json = Record<string, unknown>

const document = JSON.parse(
  readFileSync(new URL("../../../../openapi/generated/openapi.json", import.meta.url), "utf8"),
) as Json
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
ajv.addSchema(document, "contract")
const fits = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` })

const mara = { kind: "member", id: "member-1", text: "Mara Ellingsen", note: "Halden & Sons" } as const
const copt = { kind: "group", id: "COPT", text: "相干光学", note: "COPT" } as const

const filled: [string, string][] = [
  ["subject", "  Lane skew  "],
  ["description.format", "markdown"],
  ["description.text", "Close **41**"],
  ["start.date", "2027-06-15"],
  ["start.time", "09:30"],
  ["start.zone", "Europe/Oslo"],
  ["duration.preset", "60"],
  ["location", ""],
  ["participants.who", "everyone"],
]

/** The form with changes; `undefined` leaves a field out. */
function formOf(changes: Record<string, string | undefined> = {}, more: [string, string][] = []): FormData {
  const form = new FormData()
  for (const [name, value] of [...Object.entries({ ...Object.fromEntries(filled), ...changes }), ...more])
    if (value !== undefined) form.append(name, value)
  return form
}

const created = (form: FormData) => {
  const submission = parseForm(form, createMeetingSchema())
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.reply().error))
  return submission.value
}
const errorsOf = (form: FormData) => parseForm(form, createMeetingSchema()).reply().error ?? {}

describe("MEET-02 the meeting form", () => {
  test("subject, start date, start time and description are required", () => {
    const empty = formOf({ subject: " ", "description.text": "", "start.date": "", "start.time": "" })
    expect(errorsOf(empty)).toEqual({
      subject: ["form.required"],
      "description.text": ["form.required"],
      "start.date": ["form.required"],
      "start.time": ["form.required"],
    })
  })

  test.each([
    ["9:30", undefined],
    ["0930", undefined],
    ["9:3", ["form.time_format"]],
    ["24:00", ["form.time_format"]],
    ["00:00", undefined],
    ["23:59", undefined],
  ])("a start at %s is validated", (time, problem) => {
    expect(errorsOf(formOf({ "start.time": time }))["start.time"]).toEqual(problem)
  })

  test.each([
    ["2027-02-30", "form.day_unknown"],
    ["5/6/2027", "form.day_ambiguous?first=2027-06-05&second=2027-05-06"],
    ["15 June", "form.day_no_year"],
    ["next week", "form.day_format"],
  ])("the date %s is refused as %s", (date, problem) => {
    expect(errorsOf(formOf({ "start.date": date }))["start.date"]).toEqual([problem])
  })

  test.each([
    ["", "form.required"],
    ["090", "form.duration_format"],
    ["0", "form.duration_format"],
    ["1.5", "form.duration_format"],
    ["-5", "form.duration_format"],
    ["1e3", "form.duration_format"],
    ["10081", "form.number_range?min=1&max=10080"],
  ])("%j minutes are refused", (minutes, problem) => {
    const custom = formOf({ "duration.preset": "custom", "duration.amount": minutes })
    expect(errorsOf(custom)["duration.amount"]).toEqual([problem])
  })

  test.each([
    ["", "form.required"],
    ["1.5", "form.duration_format"],
    ["1", "form.number_range?min=2&max=52"],
    ["53", "form.number_range?min=2&max=52"],
  ])("MEET-11 a series of %j meetings is refused", (count, problem) => {
    expect(errorsOf(formOf({ "repeat.every": "week", "repeat.count": count }))["repeat.count"]).toEqual([problem])
  })

  test("any whole number of minutes up to a week is accepted; a preset ignores the typed minutes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_080 }), (minutes) => {
        const custom = formOf({ "duration.preset": "custom", "duration.amount": String(minutes) })
        expect(created(custom).duration).toBe(minutes)
      }),
    )
    for (const preset of ["30", "60", "120", "180"])
      expect(created(formOf({ "duration.preset": preset, "duration.amount": "090" })).duration).toBe(Number(preset))
  })

  test("FORM-05 participants are everyone, or 1 to 1000 selected people and groups", () => {
    const chosen: [string, string][] = [
      ["participants.chosen", participantValue(mara)],
      ["participants.chosen", participantValue(copt)],
      ["participants.chosen", participantValue({ ...mara, text: "somebody else" })],
      ["participants.chosen", "nonsense"],
    ]
    const selected = { "participants.who": "selected" }
    expect(created(formOf(selected, chosen)).participants).toEqual({
      member_ids: ["member-1"],
      group_acronyms: ["COPT"],
    })
    expect(created(formOf({}, chosen)).participants).toEqual({ member_ids: [], group_acronyms: [] })
    expect(errorsOf(formOf(selected))).toEqual({ "participants.chosen": ["form.participants_empty"] })
    expect(errorsOf(formOf(selected, [["participants.chosen", "nonsense"]]))).toEqual({
      "participants.chosen": ["form.participants_empty"],
    })
    const many = Array.from({ length: 1001 }, (_, at): [string, string] => [
      "participants.chosen",
      participantValue({ ...mara, id: `m-${at}` }),
    ])
    expect(errorsOf(formOf(selected, many))).toEqual({ "participants.chosen": ["form.too_many?max=1000"] })
  })
})

describe("quality row 43: the request body contains only the contract's fields, without additional form fields", () => {
  const more: [string, string][] = [
    ["documentation", attachmentValue({ id: "file-1", name: "agenda.pdf", size: 10 })],
    ["organizer_id", "member-9"],
    ["is_admin", "true"],
    ["status", "ended"],
    ["number", "1"],
    ["participants.is_everyone", "true"],
    ["find", "enter"],
  ]

  test("a new meeting is sent with its group", () => {
    const body = createInput(created(formOf({ group: "LINK", draft_code: "AIA-P-2026-001" }, more)), "COPT")
    expect(body).toEqual({
      subject: "Lane skew",
      start_time: "2027-06-15T09:30:00+02:00",
      timezone: "Europe/Oslo",
      duration: 60,
      location: null,
      participants: { member_ids: [], group_acronyms: [] },
      description: { format: "markdown", text: "Close **41**" },
      documentation_ids: ["file-1"],
      group_acronym: "COPT",
      draft_code: "AIA-P-2026-001",
      repeat: null,
      topics: [],
    })
    const check = fits("MeetingInput")
    expect(check(body), JSON.stringify(check.errors)).toBe(true)
    expect(createInput(created(formOf({ group: "LINK" })), undefined).group_acronym).toBe("LINK")
    expect(createInput(created(formOf({ group: "" })), undefined).group_acronym).toBeNull()
    expect(check({ ...body, organizer_id: "member-9" })).toBe(false)
  })

  test("a changed meeting is sent with its version, but without group and proposal", () => {
    const form = formOf({ version: "3", group: "LINK", location: "Hall B" }, more)
    const submission = parseForm(form, editMeetingSchema())
    if (submission.status !== "success") throw new Error("a form that is filled in")
    const body = updateInput(submission.value)
    expect(Object.keys(body).sort()).toEqual(
      ["version", "subject", "start_time", "timezone", "duration", "location", "participants"]
        .concat("description", "documentation_ids", "scope")
        .sort(),
    )
    expect(body).toMatchObject({ version: 3, location: "Hall B" })
    const check = fits("MeetingUpdate")
    expect(check(body), JSON.stringify(check.errors)).toBe(true)
  })
})

test("ERR-01 errors of the backend are shown at the fields of the form that they are about", () => {
  const named = ["start_time", "timezone", "duration", "documentation_ids.2", "group_acronym", "subject"]
  const errors = named.map((field) => ({ field, code: "before_now", message: "" }))
  const failure = mapErrorFields(
    { kind: "refused", code: "validation_failed", message: "", errors, details: {} },
    eventFields,
  )
  const submission = parseForm(formOf(), createMeetingSchema())
  const answer = refused(submission, failure)
  expect(Object.keys(answer.data.error ?? {}).sort()).toEqual(
    ["", "start.time", "start.zone", "duration.preset", "documentation", "group", "subject"].sort(),
  )
  expect(mapErrorFields({ kind: "timeout" }, eventFields)).toEqual({ kind: "timeout" })
})
