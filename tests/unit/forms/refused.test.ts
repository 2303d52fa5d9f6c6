import { expect, test } from "vitest"
import * as z from "zod/mini"
import { fieldName, type Failure } from "#app/lib/failure.ts"
import { text } from "#app/forms/schema/schema.ts"
import {
  idempotencyKey,
  invalid,
  newIdempotencyKey,
  parseSubmission,
  refused,
} from "#app/forms/submit/submission.server.ts"

const schema = z.object({ subject: text(40), options: z.array(z.object({ text: text(10) })) })
const key = newIdempotencyKey()

async function submit(values: Record<string, string>) {
  const body = new URLSearchParams({ ...values, idempotency_key: key })
  return parseSubmission(new Request("http://portal.invalid/", { method: "POST", body }), schema)
}

const typed = { subject: "Skew", "options[0].text": "Yes", "options[1].text": "No" }

async function answerOf(failure: { kind: Failure["kind"] } & Partial<Failure>) {
  return refused(await submit(typed), { errors: [], details: {}, ...failure } as Failure)
}

test("an invalid form is returned with 422, its errors and everything that was typed", async () => {
  const answer = invalid(await submit({ ...typed, subject: " " }))
  expect(answer.init?.status).toBe(422)
  expect(answer.data.error).toEqual({ subject: ["form.required"] })
  expect(answer.data.initialValue).toMatchObject({ options: [{ text: "Yes" }, { text: "No" }] })
})

test("removing a row without scripts returns 200 with the other rows", async () => {
  const intent = JSON.stringify({ type: "remove", payload: { name: "options", index: 0 } })
  const answer = invalid(await submit({ ...typed, __intent__: intent }))
  expect(answer.init?.status).toBe(200)
  expect(answer.data.initialValue).toMatchObject({ subject: "Skew", options: [{ text: "No" }] })
})

test("ERR-01: the backend's field errors are shown at their fields, its message at the top", async () => {
  const answer = await answerOf({
    kind: "refused",
    code: "validation_failed",
    message: "Please correct the marked fields.",
    errors: [
      { field: "subject", code: "too_long", message: "…", params: { max: 3 } },
      { field: "options.1.text", code: "not_unique", message: "Already in use" },
      { field: "subject", code: "code_of_tomorrow", message: "Only on Tuesdays" },
    ],
  })
  expect(answer.init?.status).toBe(400)
  expect(answer.data.status).toBe("error")
  expect(answer.data.error).toEqual({
    "": ["form.text?text=Please+correct+the+marked+fields."],
    subject: ["form.too_long?max=3", "form.text?text=Only+on+Tuesdays"],
    "options[1].text": ["form.not_unique"],
  })
})

test.each([
  ["timeout", 504, "form.timeout"],
  ["network", 502, "form.server_error"],
  ["server", 502, "form.server_error"],
  ["contract", 502, "form.server_error"],
] as const)(
  "ERR-02, ERR-03: the failure %s returns %i with %s and keeps what was typed and the idempotency key",
  async (kind, status, code) => {
    const answer = await answerOf({ kind })
    expect(answer.init?.status).toBe(status)
    expect(answer.data.error).toEqual({ "": [code, "form.unknown"] })
    expect(answer.data.initialValue).toMatchObject({ subject: "Skew", idempotency_key: key })
  },
)

test("quality row 14: after a request that was never sent, the form does not say that it may have been saved", async () => {
  expect((await answerOf({ kind: "unavailable" })).data.error).toEqual({ "": ["form.server_error"] })
})

test("FORM-07: the next attempt after a refusal has another idempotency key", async () => {
  const { data } = await answerOf({ kind: "refused", code: "state_refused", message: "no longer possible" })
  expect(data.initialValue.idempotency_key).toMatch(/^[\da-f-]{36}$/)
  expect(data.initialValue.idempotency_key).not.toBe(key)
})

test("FORM-07: after a key was used with other content, the form can be sent with a new one; its message says what was saved", async () => {
  const { data } = await answerOf({ kind: "refused", code: "idempotency_conflict", message: "already sent" })
  expect(data.initialValue.idempotency_key).toMatch(/^[\da-f-]{36}$/)
  expect(data.initialValue.idempotency_key).not.toBe(key)
})

test("the idempotency key of a form is read, unless it is invalid", async () => {
  expect(idempotencyKey(await submit(typed))).toBe(key)
  expect(idempotencyKey({ payload: { idempotency_key: "x\r\nEvil: 1" } })).toBeUndefined()
  expect(idempotencyKey({ payload: {} })).toBeUndefined()
})

test("a path of the contract is converted to a field name", () => {
  expect(fieldName("options.1.text")).toBe("options[1].text")
  expect(fieldName("matrix.0.12")).toBe("matrix[0][12]")
  expect(fieldName("subject")).toBe("subject")
})

test("docs/decisions/008-long-forms.md: a form has the new version after a stale refusal, but not after others", async () => {
  const refusal = { kind: "refused", message: "Changed meanwhile.", details: { version: 7 } } as const
  const stale = await answerOf({ ...refusal, code: "stale" })
  expect(stale.data.initialValue).toMatchObject({ version: "7", subject: "Skew" })
  const other = await answerOf({ ...refusal, code: "state_refused" })
  expect(other.data.initialValue).not.toHaveProperty("version")
})
