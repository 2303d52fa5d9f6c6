import { beforeAll, describe, expect, test } from "vitest"
import { limitsOf, valueAt, type Limit } from "#tests/support/limits.ts"
import { sharedPortal, type SharedPortal } from "#tests/support/own-portal.ts"
import { submissions } from "#tests/support/registry.ts"
import { placeOf } from "#tests/support/sendable.ts"
import type { Submission } from "#tests/support/domain.ts"
import { actorOf, addressOf, formValues, resetActor, senderOf, type Actor } from "./submit.ts"

let own: SharedPortal
beforeAll(async () => void (own = await sharedPortal()))

type Writing = Submission & { operation: string }

/** A form with texts; of several with the same route and operation the first one. */
const writing: Writing[] = [
  ...new Map(
    submissions
      .filter(
        (submission): submission is Writing => submission.operation !== undefined && senderOf(submission) !== undefined,
      )
      .reverse()
      .map((submission) => [`${placeOf(submission)} ${submission.operation}`, submission]),
  ).values(),
].reverse()

/** The texts of a form: the contract says by a pattern which characters they can have. */
type Text = Limit & { pattern: string; at: Record<string, string> }

function textsOf({ operation, fields, without = [] }: Writing): Text[] {
  return limitsOf(operation, fields).filter(
    (limit): limit is Text =>
      limit.pattern?.includes(String.raw`\u200b`) === true &&
      limit.at !== undefined &&
      !without.includes(limit.location),
  )
}

const unseen = "\u200b\u2060\u00ad\u202e\u3164 \u2800\ufeff"
/** Ends of a mail header, the colours of a terminal, and a name that reads backwards. */
const hostile = "\u202e是\u200b否\u001b[31m\r\nBcc: x@example.org\u0000\u00ad"
const forbidden = /[\p{DI}\p{Cs}]|(?![\t\n])\p{Cc}/u

async function post(actor: Actor, submission: Writing, person: string, { field, at }: Text, value: string) {
  resetActor(actor)
  own.bodies.clear(actor.store.name)
  const form = new URLSearchParams(formValues(submission, actor.store, person) as Record<string, string>)
  for (const [name, related] of Object.entries(at)) form.set(name, name === field ? value : related)
  const answer = await actor.visitor.post(addressOf(submission), form)
  const sent = own.bodies.of(actor.store.name).filter(({ operation }) => operation === submission.operation)
  return { answer, sent, form }
}

const counted = { forms: 0, texts: 0, cleaned: 0, refusedAsMissing: 0, leftOut: 0 }

/** What stands around other characters never reaches the backend; a field with a stricter format may refuse it. */
async function tryInside(actor: Actor, submission: Writing, person: string, text: Text): Promise<boolean> {
  const { answer, sent } = await post(actor, submission, person, text, hostile)
  const what = `${submission.operation} ${text.location}: ${answer.status}`
  for (const { body } of sent) expect.soft(forbidden.test(textsIn(body)), what).toBe(false)
  const value = valueAt(JSON.parse(sent[0]?.body ?? "null"), text.location)
  if (typeof value !== "string") return answer.status === 422
  if (!value.includes("是")) return false // the form has no such field: "quality row 45" lists them
  const isLong = new RegExp(text.pattern, "u").test("a\nb")
  const line = "是否[31m Bcc: x@example.org"
  // a list that is typed in one field has an entry for each line
  const expected = isLong ? [line.replace(" ", "\n")] : text.location.endsWith("[]") ? ["是否[31m"] : [line]
  expect.soft(expected, what).toContain(value)
  counted.cleaned += 1
  return true
}

/** All texts of a JSON body, without its escapes. */
function textsIn(body: string): string {
  const texts: string[] = []
  JSON.parse(body, (_key, value: unknown) => {
    if (typeof value === "string") texts.push(value)
    return value
  })
  return texts.join("\n")
}

/** A text that nobody can see is missing: the field says so, or the backend gets none. */
async function tryAlone(actor: Actor, submission: Writing, person: string, text: Text): Promise<void> {
  const { answer, sent } = await post(actor, submission, person, text, unseen)
  const what = `${submission.operation} ${text.location} invisible: ${answer.status}`
  for (const { body } of sent) expect.soft(forbidden.test(textsIn(body)), what).toBe(false)
  const value = valueAt(JSON.parse(sent[0]?.body ?? "null"), text.location)
  expect.soft(value || null, what).toBe(null)
  if (sent.length > 0 && answer.status < 400) {
    counted.leftOut += 1
    return
  }
  expect.soft([400, 422], what).toContain(answer.status) // 400: the backend's refusal, shown at the field
  expect.soft(wrongIn(answer.body).length, `${what}: an error at a field`).toBeGreaterThan(0)
  counted.refusedAsMissing += 1
}

const wrongIn = (html: string) =>
  [...html.matchAll(/<span class="err" id="[^"]*?-([\w.[\]]+)-error"/g)].map(([, name]) => name)

const senders = [...new Set(writing.map((submission) => senderOf(submission)))]

describe("FORM-01: characters that nobody sees, in every text of every form", () => {
  test.for(senders)("%s", { timeout: 300_000 }, async (person = "") => {
    const actor = await actorOf(own, person)
    for (const submission of writing.filter((one) => senderOf(one) === person)) {
      counted.forms += 1
      for (const text of textsOf(submission)) {
        const isMet = await tryInside(actor, submission, person, text)
        if (!isMet) continue
        counted.texts += 1
        await tryAlone(actor, submission, person, text)
      }
    }
  })

  test("most texts were tried", () => {
    expect(counted.texts).toBeGreaterThan(100)
    expect(counted.cleaned).toBeGreaterThan(80)
    expect(counted.refusedAsMissing).toBeGreaterThan(50)
    expect(counted.leftOut).toBeGreaterThan(20)
  })
})
