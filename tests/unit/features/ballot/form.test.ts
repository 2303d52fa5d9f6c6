import { readFileSync } from "node:fs"
import { Ajv2020 } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { createInput, updateInput } from "#app/features/ballot/form/form.server.ts"
import { refuseOptionRemoval } from "#app/features/ballot/form/form.server.ts"
import { createBallotSchema, editBallotSchema } from "#app/features/ballot/ballot.schema.ts"
import { attachmentValue } from "#app/parts/attachments/attachment.ts"
import { eventFields } from "#app/parts/event/event-action.server.ts"
import { mapErrorFields } from "#app/parts/write-form.server.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"
import { refused } from "#app/forms/submit/submission.server.ts"

type Json = Record<string, unknown>

const document = JSON.parse(
  readFileSync(new URL("../../../../openapi/generated/openapi.json", import.meta.url), "utf8"),
) as Json
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
ajv.addSchema(document, "contract")
const fits = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` })

const filled: Record<string, string> = {
  subject: " Lane skew ",
  "description.format": "markdown",
  "description.text": "Shall **41** be closed?",
  "options[0].text": "Approve 同意",
  "options[1].text": "Disapprove",
  "start.date": "2027-06-15",
  "start.time": "09:30",
  "start.zone": "Europe/Oslo",
  "duration.preset": "3",
  "voters.who": "everyone",
}

/** The form with changes; `undefined` leaves a field out. */
function formOf(changes: Record<string, string | undefined> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...changes }))
    if (value !== undefined) form.append(name, value)
  return form
}

const created = (changes?: Record<string, string | undefined>) => {
  const submission = parseForm(formOf(changes), createBallotSchema())
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.reply().error))
  return submission.value
}
const errorsOf = (changes?: Record<string, string | undefined>) =>
  parseForm(formOf(changes), createBallotSchema()).reply().error ?? {}

const rows = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`options[${at}].text`, `Option ${at}`]))

describe("VOTE-02 the ballot form", () => {
  test("requires subject, description, start, a text for each option and a duration", () => {
    const empty = { subject: "", "description.text": "", "start.date": "", "start.time": "" }
    expect(errorsOf({ ...empty, "options[1].text": " ", "duration.preset": undefined })).toEqual({
      subject: ["form.required"],
      "description.text": ["form.required"],
      "start.date": ["form.required"],
      "start.time": ["form.required"],
      "options[1].text": ["form.required"],
      "duration.preset": ["form.required_choice"],
    })
  })

  test("requires at least two options and allows at most 20", () => {
    for (const missing of [
      { "options[1].text": undefined },
      { "options[0].text": undefined, "options[1].text": undefined },
    ])
      expect(errorsOf(missing)).toEqual({ options: ["form.min_options"] })
    expect(created(rows(20)).options).toHaveLength(20)
    expect(errorsOf(rows(21))).toEqual({ options: ["form.too_many?max=20"] })
  })

  test("refuses a repeated option text at its field, ignoring case and outer spaces", () => {
    const given = { "options[0].text": "Yes", "options[1].text": "No", "options[2].text": " yes " }
    expect(errorsOf(given)).toEqual({ "options[2].text": ["form.not_unique"] })
    expect(created({ ...given, "options[2].text": "Yes, later" }).options).toHaveLength(3)
    expect(errorsOf({ "options[0].text": "", "options[1].text": " " })).toEqual({
      "options[0].text": ["form.required"],
      "options[1].text": ["form.required"],
    })
    expect(errorsOf({ ...given, subject: "" })).toMatchObject({ "options[2].text": ["form.not_unique"] })
  })

  test.each([
    ["0", "form.duration_format"],
    ["04", "form.duration_format"],
    ["2.5", "form.duration_format"],
    ["", "form.required"],
    ["366", "form.number_range?min=1&max=365"],
  ])("refuses a duration of %j days", (amount, problem) => {
    expect(errorsOf({ "duration.preset": "custom", "duration.amount": amount })).toEqual({
      "duration.amount": [problem],
    })
  })

  test("accepts the presets and any whole number of days up to a year", () => {
    for (const preset of ["1", "2", "3", "4", "7", "14", "30"])
      expect(created({ "duration.preset": preset }).duration).toBe(Number(preset))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), (days) => {
        expect(created({ "duration.preset": "custom", "duration.amount": String(days) }).duration).toBe(days)
      }),
    )
  })

  test.each([
    ["", undefined, undefined],
    ["1", 1, undefined],
    ["100", 100, undefined],
    ["101", undefined, "form.number_range?min=1&max=100"],
    ["0", undefined, "form.number_range?min=1&max=100"],
    ["050", undefined, "form.duration_format"],
    ["50%", undefined, "form.duration_format"],
    ["66.7", undefined, "form.duration_format"],
  ])("VOTE-06 validates %j percent for quorum and majority", (typed, percent, problem) => {
    for (const name of ["quorum_percent", "majority_percent"] as const) {
      expect(errorsOf({ [name]: typed })[name]).toEqual(problem && [problem])
      if (!problem) expect(created({ [name]: typed })[name]).toBe(percent)
    }
  })
})

describe("quality row 43: the request body contains only the contract's fields, without additional form fields", () => {
  const more = {
    documentation: attachmentValue({ id: "file-1", name: "sheet.pdf", size: 10 }),
    creator_id: "member-9",
    status: "ended",
    number: "1",
    "options[0].count": "9",
    find: "enter",
  }

  test("a new ballot is sent with its group", () => {
    const changes = {
      ...more,
      group: "LINK",
      "options[1].is_abstention": "on",
      quorum_percent: "50",
      meeting_id: "m-1",
    }
    const body = createInput(created(changes), "COPT")
    expect(body).toEqual({
      subject: "Lane skew",
      start_time: "2027-06-15T09:30:00+02:00",
      timezone: "Europe/Oslo",
      duration: 3,
      options: [
        { text: "Approve 同意", is_abstention: false },
        { text: "Disapprove", is_abstention: true },
      ],
      counted_by: "person",
      weights: [],
      is_secret: false,
      proxy_limit: 0,
      voters: { member_ids: [], group_acronyms: [] },
      description: { format: "markdown", text: "Shall **41** be closed?" },
      documentation_ids: ["file-1"],
      meeting_id: "m-1",
      meeting_topic_id: null,
      quorum_percent: 50,
      majority_percent: null,
      group_acronym: "COPT",
      draft_code: null,
      previous_ballot_id: null,
    })
    const check = fits("BallotInput")
    expect(check(body), JSON.stringify(check.errors)).toBe(true)
    expect(createInput(created({ group: "LINK" }), undefined).group_acronym).toBe("LINK")
    expect(createInput(created({ group: "" }), undefined).group_acronym).toBeNull()
  })

  test("VOTE-07 only weights that differ from one vote are sent; people have none", () => {
    const changes = {
      counted_by: "entity",
      "weights[0].level_id": "level-1",
      "weights[0].weight": "3",
      "weights[1].level_id": "level-2",
      "weights[1].weight": "1",
      "weights[2].level_id": "level-3",
    }
    expect(createInput(created(changes), "COPT")).toMatchObject({
      counted_by: "entity",
      weights: [{ level_id: "level-1", weight: 3 }],
    })
    expect(errorsOf({ ...changes, counted_by: "person" })).toEqual({
      "weights[0].weight": ["form.weights_need_entity"],
    })
    expect(errorsOf({ ...changes, is_secret: "on" })).toEqual({ "weights[0].weight": ["form.secret_weights"] })
    expect(errorsOf({ ...changes, "weights[0].weight": "1001" })).toHaveProperty(["weights[0].weight"])
    expect(errorsOf({ ...changes, "weights[0].weight": "1.5" })).toHaveProperty(["weights[0].weight"])
  })

  test("a changed ballot is sent with its version and the ids of its options, but without a group", () => {
    const changes = { ...more, version: "3", group: "LINK", "options[0].id": "approve" }
    const submission = parseForm(formOf(changes), editBallotSchema())
    if (submission.status !== "success") throw new Error("a form that is filled in")
    const body = updateInput(submission.value)
    expect(body).toMatchObject({ version: 3, options: [{ id: "approve" }, { text: "Disapprove" }] })
    expect(Object.keys(body)).not.toContain("group_acronym")
    const check = fits("BallotUpdate")
    expect(check(body), JSON.stringify(check.errors)).toBe(true)
  })
})

describe("VOTE-02 ERR-06 removing an option without scripts", () => {
  const remove = (index: number) => JSON.stringify({ type: "remove", payload: { name: "options", index } })

  test("is refused for one of the last two, and keeps what was typed", () => {
    const form = formOf({ __intent__: remove(0), "options[0].text": "typed" })
    const answer = refuseOptionRemoval(form, createBallotSchema())
    expect(answer?.init.status).toBe(422)
    expect(answer?.data.error).toEqual({ options: ["form.min_options"] })
    expect(answer?.data.initialValue).toMatchObject({
      subject: " Lane skew ",
      options: [{ text: "typed" }, { text: "Disapprove" }],
    })
  })

  test("removes one of three, and keeps what was typed in the others", () => {
    const form = formOf({ ...rows(3), __intent__: remove(1) })
    expect(refuseOptionRemoval(form, createBallotSchema())).toBeUndefined()
    const { initialValue } = parseForm(form, createBallotSchema()).reply()
    expect(initialValue?.options).toEqual([{ text: "Option 0" }, { text: "Option 2" }])
  })

  test.each([undefined, "", "{", "null", '{"type":"remove"}', JSON.stringify({ type: "insert", payload: {} })])(
    "ignores an intent that is not a removal: %j",
    (intent) => expect(refuseOptionRemoval(formOf({ __intent__: intent }), createBallotSchema())).toBeUndefined(),
  )
})

test("ERR-01 errors of the backend are shown at the fields of the form that they are about", () => {
  const named = ["start_time", "timezone", "duration", "documentation_ids.2", "group_acronym", "options.1.text"]
  const errors = named.map((field) => ({ field, code: "before_now", message: "" }))
  const refusal = { kind: "refused" as const, code: "validation_failed", message: "", errors, details: {} }
  const answer = refused(parseForm(formOf(), createBallotSchema()), mapErrorFields(refusal, eventFields))
  expect(Object.keys(answer.data.error ?? {}).sort()).toEqual(
    ["", "start.time", "start.zone", "duration.preset", "documentation", "group", "options[1].text"].sort(),
  )
})
