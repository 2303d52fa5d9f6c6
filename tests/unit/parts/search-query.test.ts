import { describe, expect, test } from "vitest"
import { searchQuery } from "#app/parts/search/search-query.ts"
import { findEverywhere } from "#app/parts/search/search-view.server.ts"
import { reader } from "../features/meeting/fixture.ts"

/** The words that the page shows, and those that the backend is asked for. */
async function asked(q: string) {
  const sent: unknown[] = []
  const get = (_path: string, { query }: { query: { q: string } }) => {
    sent.push(query.q)
    return Promise.resolve({ ok: true, value: { items: [], total: 0, counts: {} } })
  }
  const context = { ...reader(), api: { get } } as unknown as Parameters<typeof findEverywhere>[0]
  const search = searchQuery.parse(`/a/aurora/search?${new URLSearchParams({ q })}`)
  await findEverywhere(context, search)
  return { shown: search.q, sent }
}

describe("SHELL-10 the search page names the words that were searched for", () => {
  test.each([
    ["a text within the limit", "optics plenary", "optics plenary"],
    ["a longer text", `${"optics ".repeat(20)}end`, `${"optics ".repeat(14)}op`],
    ["a text that would end with half a character", `${"光".repeat(99)}𠮷学`, "光".repeat(99)],
    ["a text whose cut is behind a word", `${"a".repeat(99)} b`, "a".repeat(99)],
  ])("%s", async (_case, q, words) => {
    expect(await asked(q)).toEqual({ shown: words, sent: [words] })
  })
})
