import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { inBatches } from "#tests/support/in-batches.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { isFree, notFree, placesOfSeed } from "#tests/support/poison.ts"
import type { Answer } from "#tests/support/visitor.ts"
import { expectInert } from "./inert.ts"
import { hydrationOf } from "./markup.ts"
import { placesIn, poison } from "./poisoned-store.ts"
import { pagesByPerson, routesWithout } from "./walk.ts"

let own: OwnPortal
beforeAll(async () => void (own = await startOwnPortal("security-stored-xss")))
afterAll(() => own.stop())

/** Routes with a loader that show no text of the store. */
const showNothing: Record<string, string> = {
  "/": "there is no alliance in it",
  "/preferences": "leads back",
  login: "who is signed in is led on",
  "login/request": "who is signed in is led on",
  "login/request/sent": "who is signed in is led on",
  callback: "the way in",
  "file/:id/failed": "never a 200, and knows nothing of the file",
  "": "leads to the dashboard",
  account: "leads to the profile",
  admin: "leads to the members",
  "wg/:acronym": "leads to the page of the group",
  "rich-text": "only takes",
  "feed/:feedKey/calendar.ics": "its key is shown once; a file, as those of the records",
  "upload/:module": "only takes",
  draft: "only takes",
}

/** Free texts of the store that nothing shows. */
const unseen: Record<string, string> = {
  "proposal.authors[]": "proposals are counted and named, they have no page",
  "proposal.close_reason": "proposals are counted and named, they have no page",
  "proposal.reject_reason": "proposals are counted and named, they have no page",
  "stranger.name": "of somebody who is not let in: tests/security/xss.test.ts",
  "stranger.username": "of somebody who is not let in: tests/security/xss.test.ts",
}

const seen = new Set<string>()

const isHtml = ({ headers }: Answer) => headers.get("content-type")?.startsWith("text/html") ?? false

const shown: string[] = []

describe("quality rows 27, 28, 31: a hostile text in every field of every record", () => {
  test.for(pagesByPerson)("what %s sees", { timeout: 240_000 }, async ([person, addresses]) => {
    const walk = async (language: "en" | "zh", round: number, isHostile: boolean) => {
      const visitor = own.newVisitor().speaks(language)
      await visitor.mock.setClock("2026-11-20T07:30:00Z")
      poison(own.mock.stores.get(visitor.mock.store), round, isHostile)
      await visitor.signIn(person)
      return inBatches(addresses, 4, (address) => visitor.get(address))
    }
    for (const [round, language] of (["en", "zh"] as const).entries()) {
      const references = await walk(language, round, false)
      for (const [index, answer] of (await walk(language, round, true)).entries()) {
        for (const place of placesIn(answer.body + hydrationOf(answer.body))) seen.add(place)
        const reference = references[index]
        if (answer.status === 200) shown.push(answer.url)
        if (reference && isHtml(answer)) expectInert(answer, reference)
        else expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
      }
    }
  })

  test("every route that reads something was looked at", () => {
    expect(routesWithout(shown), "lead there in tests/security/walk.ts").toEqual(Object.keys(showNothing))
  })

  test("every free text was seen somewhere", () => {
    const all = [...placesOfSeed()].filter(isFree)
    expect(all.filter((place) => !seen.has(place)).sort()).toEqual(Object.keys(unseen).sort())
  })

  test("what cannot be just anything is there", () => {
    const all = placesOfSeed()
    expect(
      Object.values(notFree)
        .flat()
        .filter((place) => !all.has(place)),
    ).toEqual([])
  })
})
