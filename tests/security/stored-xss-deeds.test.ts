import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import type { Answer } from "#tests/support/visitor.ts"
import { actorOf, again, allDeeds, doerOf, addressOf, filled, nameOf, send, type Actor } from "./acting.ts"
import type { Deed } from "./authorisation-deed.ts"
import { expectInert, harmless } from "./inert.ts"
import { corpus, poison } from "./poisoned-store.ts"

let own: OwnPortal
beforeAll(async () => void (own = await startOwnPortal("security-xss-deeds")))
afterAll(() => own.stop())

/** Somebody among hostile texts, and among their harmless likenesses. */
type Pair = [hostile: Actor, reference: Actor]

const doers = [...new Set(allDeeds.map(doerOf))].filter((person) => person !== undefined)

async function pairOf(person: string): Promise<Pair> {
  const among = (isHostile: boolean) => actorOf(own, person, (store) => poison(store, 2, isHostile))
  return [await among(true), await among(false)]
}

let refused = 0

const isPage = ({ headers }: Answer) => headers.get("content-type")?.startsWith("text/html") ?? false

function judge([answer, reference]: [Answer, Answer], what: string): void {
  expect(answer.status, what).toBe(reference.status)
  if (answer.status === 422) refused += 1
  if (isPage(reference)) expectInert(answer, reference, what)
  else expect(answer.headers.get("x-content-type-options"), what).toBe("nosniff")
}

/** Done, and where it leads: the page says so in a message, with names. */
async function land(actor: Actor, deed: Deed, person: string): Promise<Answer> {
  again(actor)
  return actor.visitor.follow(await send(actor, deed, person))
}

/** Every field of the form another text, so that it comes back with what is wrong about each. */
async function mistype(actor: Actor, deed: Deed, person: string, shift: number, isHostile: boolean): Promise<Answer> {
  again(actor)
  const form = filled(deed, actor.store, person)
  const typed = Object.keys(form instanceof FormData ? {} : form).map((name, index) => {
    const vector = corpus[(index * 11 + shift) % corpus.length] ?? ""
    return [name, isHostile ? vector : harmless(vector)] as const
  })
  return actor.visitor.follow(await actor.visitor.post(addressOf(deed), Object.fromEntries(typed)))
}

describe("quality rows 27, 29: messages, refusals, and what was typed", () => {
  test.for(doers)("%s", { timeout: 240_000 }, async (person) => {
    const [hostile, reference] = await pairOf(person)
    for (const [index, deed] of allDeeds.filter((one) => doerOf(one) === person).entries()) {
      judge([await land(hostile, deed, person), await land(reference, deed, person)], nameOf(deed))
      for (const shift of [index, index + corpus.length / 2]) {
        const typed = [hostile, reference].map((actor) => mistype(actor, deed, person, shift, actor === hostile))
        judge((await Promise.all(typed)) as [Answer, Answer], `mistyped ${nameOf(deed)}`)
      }
    }
  })

  test("forms come back with their fields", () => expect(refused).toBeGreaterThanOrEqual(60))
})
