import { describe, expect, test } from "vitest"
import { MemoryStore } from "#app/runtime/memory-store.server.ts"
import type { SharedStore } from "#app/runtime/shared-store.server.ts"
import { createDrafts, draftsWithin } from "#app/session/drafts.server.ts"

const secrets = ["secret-0123456789-0123456789-0123456789"]
const draftKey = (address: string, userId = "member-1") => ({ alliance: "aurora", userId, address })

/** A store that also exposes the keys and texts stored in it. */
function spied() {
  const store = new MemoryStore()
  const texts = new Map<string, string>()
  const set: SharedStore["set"] = (key, text, keeping) => {
    texts.set(key, text)
    return store.set(key, text, keeping)
  }
  return { texts, store: Object.assign(Object.create(store) as SharedStore, { set, get: store.get.bind(store) }) }
}

describe("SES-07 FORM-08 stored drafts", () => {
  test("above the limit a person's own oldest draft is deleted; a draft that is too long is refused", async () => {
    const limits = { lifetime: 60_000, ofOne: 2, characters: 10 }
    const drafts = createDrafts(new MemoryStore(), secrets, limits)
    expect(await drafts.keep(draftKey("long"), [["text", "x".repeat(11)]])).toBe(false)
    expect(await drafts.keep(draftKey("c", "member-2"), [["text", "3"]])).toBe(true)
    for (const address of ["a", "b", "c"]) await drafts.keep(draftKey(address), [["text", address]])
    const found = await Promise.all(["long", "a", "b", "c"].map((address) => drafts.find(draftKey(address))))
    expect(found.map((one) => one?.draft[0]?.[1])).toEqual([undefined, undefined, "b", "c"])
    expect((await drafts.find(draftKey("c", "member-2")))?.draft).toEqual([["text", "3"]])
  })

  test("a newer draft of a form replaces the older one, has its own time, and expires", async () => {
    let now = 1_000
    const clock = () => now
    const drafts = createDrafts(new MemoryStore({ now: clock }), secrets, {
      lifetime: 60_000,
      ofOne: 9,
      characters: 10,
      now: clock,
    })
    await drafts.keep(draftKey("a"), [["text", "1"]])
    now = 2_000
    await drafts.keep(draftKey("a"), [["text", "2"]])
    now = 61_999
    expect(await drafts.find(draftKey("a"))).toEqual({ draft: [["text", "2"]], keptAt: 2_000 })
    now = 62_000
    expect(await drafts.find(draftKey("a"))).toBeUndefined()
  })

  test("the longest possible form is kept, in Chinese, too", async () => {
    const drafts = createDrafts(new MemoryStore(), secrets)
    expect(await drafts.keep(draftKey("a"), [["text", "会".repeat(199_990)]])).toBe(true)
    expect((await drafts.find(draftKey("a")))?.draft[0]?.[1]).toHaveLength(199_990)
  })

  test("a draft that arrives after its form was sent is not kept; a draft of a newly opened form is", async () => {
    const drafts = createDrafts(new MemoryStore(), secrets)
    const form = (key: string, version: string): [string, string][] => [
      ["idempotency_key", key],
      ["version", version],
      ["text", "typed"],
    ]
    await drafts.keep(draftKey("a"), form("one", "1"))
    await drafts.drop(draftKey("a"), form("one", "1"))
    expect(await drafts.keepTyped(draftKey("a"), form("one", "1"))).toBe(true)
    expect(await drafts.find(draftKey("a"))).toBeUndefined()
    expect(await drafts.keep(draftKey("b"), form("one", "1"))).toBe(true)
    expect((await drafts.find(draftKey("b")))?.draft).toEqual(form("one", "1"))
    for (const next of [form("two", "1"), form("one", "2")]) {
      await drafts.keepTyped(draftKey("a"), next)
      expect((await drafts.find(draftKey("a")))?.draft).toEqual(next)
    }
    await drafts.drop(draftKey("c"), [["text", "typed"]])
    await drafts.keepTyped(draftKey("c"), [["text", "typed"]])
    expect((await drafts.find(draftKey("c")))?.draft).toEqual([["text", "typed"]])
  })

  test("sending a form deletes its own draft, not that of another form on the page", async () => {
    const drafts = createDrafts(new MemoryStore(), secrets)
    const typed: [string, string][] = [
      ["form", "addresses"],
      ["text", "typed"],
    ]
    await drafts.keep(draftKey("a"), typed)
    await drafts.drop(draftKey("a"), [["form", "workbook"]])
    expect((await drafts.find(draftKey("a")))?.draft).toEqual(typed)
    await drafts.drop(draftKey("a"), typed)
    expect(await drafts.find(draftKey("a"))).toBeUndefined()
    await drafts.keep(draftKey("a"), typed)
    await drafts.drop(draftKey("a")) // the person discards it
    expect(await drafts.find(draftKey("a"))).toBeUndefined()
  })

  test("each form of a page has its own draft: neither replaces the other, and a page can ask for one of them", async () => {
    const drafts = createDrafts(new MemoryStore(), secrets)
    const addresses = [["form", "addresses"] as [string, string], ["text", "a@example.org"] as [string, string]]
    const workbook = [["form", "workbook"] as [string, string], ["intent", "upload"] as [string, string]]
    await drafts.keep(draftKey("a"), addresses)
    await drafts.keep(draftKey("a"), workbook)
    expect((await drafts.find(draftKey("a")))?.draft).toEqual(workbook)
    expect((await drafts.find(draftKey("a"), "addresses"))?.draft).toEqual(addresses)
    expect(await drafts.find(draftKey("a"), "another")).toBeUndefined()
    await drafts.drop(draftKey("a"), workbook)
    expect((await drafts.find(draftKey("a")))?.draft).toEqual(addresses)
  })

  test("drafts for different backends are separate", async () => {
    const drafts = createDrafts(new MemoryStore(), secrets)
    await draftsWithin(drafts, "one").keep(draftKey("a"), [["text", "1"]])
    expect(await draftsWithin(drafts, "two").find(draftKey("a"))).toBeUndefined()
    expect((await draftsWithin(drafts, "one").find(draftKey("a")))?.draft).toEqual([["text", "1"]])
    await draftsWithin(drafts, "one").drop(draftKey("a"))
    expect(await draftsWithin(drafts, "one").find(draftKey("a"))).toBeUndefined()
  })
})

describe("SES-11 drafts are encrypted in the store", () => {
  const address = "/a/aurora/meeting/meeting-7/edit"

  test("what was typed, by whom and where cannot be read; keys contain the alliance", async () => {
    const { store, texts } = spied()
    await createDrafts(store, secrets).keep(draftKey(address, "lilei"), [["subject", "the merger"]])
    const [[key, text] = ["", ""]] = texts
    expect(key).toMatch(/^draft:aurora:[\w-]{43}$/)
    for (const word of ["merger", "subject", "lilei", "meeting-7"]) expect(key + text).not.toContain(word)
  })

  test("a draft is read only under its own key, with one of the secrets, and unchanged", async () => {
    const { store, texts } = spied()
    const drafts = createDrafts(store, secrets)
    await drafts.keep(draftKey(address), [["subject", "mine"]])
    await drafts.keep(draftKey(address, "member-2"), [["subject", "theirs"]])
    const [[mine] = [""], [, theirs] = ["", ""]] = [...texts]
    const opened = (readers: string[]) => createDrafts(store, readers).find(draftKey(address))
    expect((await opened(["new-0123456789-0123456789-0123456789-0", ...secrets]))?.draft).toEqual([["subject", "mine"]])
    expect(await opened(["new-0123456789-0123456789-0123456789-0"])).toBeUndefined()
    for (const foreign of [theirs, `${theirs.slice(0, -4)}AAAA`, "", "{}", '{"draft":[],"keptAt":0}']) {
      await store.set(mine, foreign, { lifetime: 60_000 })
      expect(await opened(secrets), foreign).toBeUndefined()
    }
  })
})
