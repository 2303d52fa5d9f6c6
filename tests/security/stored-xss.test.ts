import { beforeAll, describe, expect, test } from "vitest"
import { inBatches } from "#tests/support/in-batches.ts"
import { formattedTexts, hiddenTexts, showsNoTexts } from "#tests/support/registry.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { isFree, locationsOfSeed } from "#tests/support/poison.ts"
import { type Answer, Visitor } from "#tests/support/visitor.ts"
import { expectInert } from "./inert.ts"
import { hydrationOf } from "./markup.ts"
import { placesIn, poison } from "./poisoned-store.ts"
import { pagesByPerson, routesWithout } from "./walk.ts"
import { isSampled, portion } from "#tests/support/extent.ts"

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

const seen = new Set<string>()

const isHtml = ({ headers }: Answer) => headers.get("content-type")?.startsWith("text/html") ?? false

const shown: string[] = []

/** The stores by their texts: the people only read, and writing a text into every field takes longer than opening their pages. */
const poisoned = new Map<string, Promise<string>>()

async function newPoisoned(round: number, isHostile: boolean): Promise<string> {
  const { mock } = own.newVisitor()
  await mock.setClock("2026-11-20T07:30:00Z")
  poison(own.mock.stores.get(mock.store), round, isHostile)
  return mock.store
}

function storeWith(round: number, isHostile: boolean): Promise<string> {
  const key = `${round} ${isHostile}`
  const store = poisoned.get(key) ?? newPoisoned(round, isHostile)
  poisoned.set(key, store)
  return store
}

describe("quality rows 27, 28, 31: a hostile text in every field of every record", () => {
  const people = pagesByPerson.map(([person, addresses], at) => ({ person, addresses, at }))
  test.for(people)("the pages of $person", { timeout: 240_000 }, async ({ person, addresses: all, at }) => {
    const walk = async (addresses: string[], language: "en" | "zh", round: number, isHostile: boolean) => {
      const store = await storeWith(round, isHostile)
      const visitor = new Visitor({ portal: own.portal, mock: own.mockOrigin }, store).speaks(language)
      await visitor.signIn(person)
      // the shell has the cached groups from the second page on
      for (const page of ["dashboard", "thanks"]) await visitor.get(`/a/aurora/${page}`)
      return inBatches(addresses, 4, (address) => visitor.get(address))
    }
    // every page in one language, for the next person in the other one
    for (const [round, language] of (["en", "zh"] as const).entries()) {
      const addresses = portion(all, 4).filter((_, index) => (index + at) % 2 === round)
      const references = await walk(addresses, language, round, false)
      for (const [index, answer] of (await walk(addresses, language, round, true)).entries()) {
        for (const place of placesIn(answer.body + hydrationOf(answer.body))) seen.add(place)
        const reference = references[index]
        if (answer.status === 200) shown.push(answer.url)
        if (reference && isHtml(answer)) expectInert(answer, reference)
        else expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
      }
    }
  })

  test.skipIf(isSampled)("every route with a loader was opened", () => {
    expect(routesWithout(shown).sort(), "add a page in tests/support/domains/<domain>.ts").toEqual(
      Object.keys(showsNoTexts).sort(),
    )
  })

  test.skipIf(isSampled)("every free text appeared on a page", () => {
    const all = [...locationsOfSeed()].filter(isFree)
    expect(all.filter((place) => !seen.has(place)).sort()).toEqual(Object.keys(hiddenTexts).sort())
  })

  test("every text with a format is in a record", () => {
    const all = locationsOfSeed()
    expect(formattedTexts.filter((place) => !all.has(place))).toEqual([])
  })
})
