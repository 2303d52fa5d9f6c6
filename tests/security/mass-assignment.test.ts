import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { recordedBodies, type Received } from "#tests/support/recorded-bodies.ts"
import { bodyOf, everyProperty } from "#tests/support/request-bodies.ts"
import { actorOf, addressOf, again, allDeeds, doerOf, filled, nameOf, written, type Actor } from "./acting.ts"
import type { Deed } from "./authorisation-deed.ts"

const bodies = recordedBodies()
let own: OwnPortal
beforeAll(async () => void (own = await startOwnPortal("security-mass-assignment", { handlers: bodies.handlers })))
afterAll(() => own.stop())

/** Names that reach into objects where form data become one. */
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

/** What the page of the deed has fields for is its own, and the version of a record; the rest nobody has asked for. */
async function strangersTo(deed: Deed, actor: Actor): Promise<string[]> {
  const page = await actor.visitor.get(addressOf(deed))
  const fields = [...page.body.matchAll(/\sname="([^"]+)"/g)].map(([, name = ""]) => name)
  const taken = [...Object.keys(bodyOf(deed.does ?? "")?.properties ?? {}), ...Object.keys(deed.form), ...fields]
  const roots = new Set(["version", ...taken].map((name) => name.split(/[.[]/)[0]))
  return everyProperty.filter((name) => !roots.has(name))
}

/** Adds the fields to the form of a deed. */
function withFields(actor: Actor, deed: Deed, person: string, names: readonly string[]): FormData | URLSearchParams {
  const plain = filled(deed, actor.store, person)
  const form = plain instanceof FormData ? plain : new URLSearchParams(plain)
  for (const [index, name] of names.entries()) form.append(name, values[index % values.length] ?? "")
  return form
}

const values = ["true", "1", "admin", "member-aurora-admin"]

async function receivedOf(actor: Actor, deed: Deed, person: string, names: readonly string[]): Promise<Received[]> {
  again(actor)
  bodies.clear(actor.store.name)
  const answer = await actor.visitor.post(addressOf(deed), withFields(actor, deed, person, names))
  expect(answer.status, `${nameOf(deed)} with ${names.length} more: ${answer.body.slice(0, 200)}`).toBeLessThan(400)
  expect(written(actor), nameOf(deed)).toEqual(deed.does === undefined ? [] : [deed.does])
  return bodies.of(actor.store.name)
}

const doers = [...new Set(allDeeds.map(doerOf))].filter((person) => person !== undefined)
const inherited = Object.getOwnPropertyNames(Object.prototype)

describe("quality rows 43, 44: fields that nobody asked for", () => {
  test.for(doers)("the backend hears the same of %s", { timeout: 240_000 }, async (person) => {
    const actor = await actorOf(own, person)
    for (const deed of allDeeds.filter((one) => doerOf(one) === person)) {
      const plain = await receivedOf(actor, deed, person, [])
      if (deed.does !== undefined && bodyOf(deed.does)) expect(plain.length, nameOf(deed)).toBeGreaterThan(0)
      const strangers = await strangersTo(deed, actor)
      expect(strangers.length, nameOf(deed)).toBeGreaterThan(100)
      for (const names of [strangers, reaching, strangers.slice(0, 40).flatMap(nested)])
        expect(await receivedOf(actor, deed, person, names), `${nameOf(deed)} with ${names[0]}`).toEqual(plain)
    }
  })

  test("and no object has got anything from it", () => {
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(inherited)
  })
})
