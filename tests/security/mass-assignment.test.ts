import { beforeAll, describe, expect, test } from "vitest"
import { sharedPortal, type SharedPortal } from "#tests/support/own-portal.ts"
import type { Received } from "#tests/support/recorded-bodies.ts"
import { bodyOf, everyProperty } from "#tests/support/request-bodies.ts"
import { submissions } from "#tests/support/registry.ts"
import { actorOf, addressOf, resetActor, senderOf, formValues, nameOf, written, type Actor } from "./submit.ts"
import type { Submission } from "#tests/support/domain.ts"
import { allInCore, inTurn, portion } from "#tests/support/extent.ts"

let own: SharedPortal
beforeAll(async () => void (own = await sharedPortal()))

/** Names that reach into objects when form data are parsed into one. */
const reaching = [
  "__proto__",
  "__proto__.polluted",
  "__proto__[polluted]",
  "__proto__[0]",
  "constructor",
  "constructor.prototype.polluted",
  "constructor[prototype][polluted]",
  "prototype.polluted",
  "toString",
  "hasOwnProperty",
  "valueOf.x",
  "[]",
  "[0]",
  ".",
  "a..b",
  "token",
  "alliance-id",
  "member-id",
  "is_admin[]",
]

const nested = (name: string) => [name, `${name}.is_admin`, `${name}.__proto__.polluted`, `${name}[0].id`]

/** Contract properties that neither the page of the submission nor its schema has a field for; the record's version is known too. */
async function unknownFields(submission: Submission, actor: Actor): Promise<string[]> {
  const page = await actor.visitor.get(addressOf(submission))
  const fields = [...page.body.matchAll(/\sname="([^"]+)"/g)].map(([, name = ""]) => name)
  const taken = [
    ...Object.keys(bodyOf(submission.operation ?? "")?.properties ?? {}),
    ...Object.keys(submission.form),
    ...Object.values(submission.fields ?? {}),
    ...(submission.also ?? []),
    ...fields,
  ]
  const roots = new Set(["version", ...taken].map((name) => name.split(/[.[]/)[0]))
  return everyProperty.filter((name) => !roots.has(name))
}

/** Returns the form of a submission with additional fields. */
function withFields(
  actor: Actor,
  submission: Submission,
  person: string,
  names: readonly string[],
): FormData | URLSearchParams {
  const plain = formValues(submission, actor.store, person)
  const form = plain instanceof FormData ? plain : new URLSearchParams(plain)
  for (const [index, name] of names.entries()) form.append(name, values[index % values.length] ?? "")
  return form
}

const values = ["true", "1", "admin", "member-aurora-admin"]

async function receivedOf(
  actor: Actor,
  submission: Submission,
  person: string,
  names: readonly string[],
): Promise<Received[]> {
  resetActor(actor)
  own.bodies.clear(actor.store.name)
  const answer = await actor.visitor.post(addressOf(submission), withFields(actor, submission, person, names))
  expect(answer.status, `${nameOf(submission)} with ${names.length} more: ${answer.body.slice(0, 200)}`).toBeLessThan(
    400,
  )
  expect(written(actor), nameOf(submission)).toEqual(submission.operation === undefined ? [] : [submission.operation])
  return own.bodies.of(actor.store.name)
}

const senders = [...new Set(submissions.map(senderOf))].filter((person) => person !== undefined)
const inherited = Object.getOwnPropertyNames(Object.prototype)

describe("quality rows 43, 44: additional fields", () => {
  test.for(senders)("the backend gets the same request from %s", { timeout: 240_000 }, async (person) => {
    const actor = await actorOf(own, person)
    const sent = submissions.filter((one) => senderOf(one) === person)
    for (const [at, submission] of portion(sent, 2, allInCore).entries()) {
      const plain = await receivedOf(actor, submission, person, [])
      if (submission.operation !== undefined && bodyOf(submission.operation))
        expect(plain.length, nameOf(submission)).toBeGreaterThan(0)
      const strangers = await unknownFields(submission, actor)
      expect(strangers.length, nameOf(submission)).toBeGreaterThan(100)
      for (const names of inTurn([strangers, reaching, strangers.slice(0, 40).flatMap(nested)], at))
        expect(await receivedOf(actor, submission, person, names), `${nameOf(submission)} with ${names[0]}`).toEqual(
          plain,
        )
    }
  })

  test("no object prototype was changed", () => {
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(inherited)
  })
})
