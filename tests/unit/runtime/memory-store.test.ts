import { describe, expect, test } from "vitest"
import { MemoryStore } from "#app/runtime/memory-store.server.ts"
import { longestValue } from "#app/runtime/shared-store.server.ts"

const lifetime = 1_000

describe("texts of the memory store", () => {
  test("are kept until they expire, are replaced or deleted", async () => {
    let now = 0
    const store = new MemoryStore({ now: () => now })
    await store.set("a", "1", { lifetime })
    await store.set("b", "2", { lifetime })
    await store.set("b", "3", { lifetime: 2 * lifetime })
    now = lifetime - 1
    expect([await store.get("a"), await store.get("b"), await store.get("c")]).toEqual(["1", "3", undefined])
    now = lifetime
    expect([await store.get("a"), await store.get("b")]).toEqual([undefined, "3"])
    await store.delete("b")
    expect(await store.get("b")).toBeUndefined()
  })

  test("are limited per group: the oldest is deleted, other groups keep theirs", async () => {
    const store = new MemoryStore()
    const keeping = (name: string) => ({ lifetime, group: { name, most: 2 } })
    await store.set("other", "o", keeping("others"))
    for (const key of ["a", "b", "a", "c"]) await store.set(key, key, keeping("own"))
    expect(await Promise.all(["a", "b", "c", "other"].map((key) => store.get(key)))).toEqual(["a", undefined, "c", "o"])
  })

  test("SES-09 are not deleted to make room for others if they have `mustStay`", async () => {
    const store = new MemoryStore({ characters: 20 })
    await store.set("mark", "1", { lifetime, mustStay: true })
    for (const key of ["a", "b", "c"]) await store.set(key, "x".repeat(15), { lifetime })
    expect(await store.get("mark")).toBe("1")
    expect([await store.get("a"), await store.get("b")]).toEqual([undefined, undefined])
  })

  test("stay below a common limit; deleted and replaced texts free their space", async () => {
    const store = new MemoryStore({ characters: 20 })
    for (const key of ["a", "a", "b"]) await store.set(key, "x".repeat(10), { lifetime })
    expect([await store.get("a"), await store.get("b")]).not.toContain(undefined)
    await store.delete("a")
    for (const key of ["c", "d"]) await store.set(key, "x".repeat(10), { lifetime })
    expect(await Promise.all(["b", "c", "d"].map(async (key) => (await store.get(key)) !== undefined))).toEqual([
      ...[false, true, true],
    ])
  })

  test("are refused if they are too long, and the old text is kept", async () => {
    const store = new MemoryStore()
    await store.set("a", "1", { lifetime })
    expect(await store.set("a", "x".repeat(longestValue + 1), { lifetime })).toBe(false)
    expect(await store.get("a")).toBe("1")
  })
})

describe("times of events in the memory store", () => {
  test("the last ones are kept until the window after the newest is over", async () => {
    let now = 0
    const store = new MemoryStore({ now: () => now })
    for (now of [1, 2, 3]) await store.note("a", now, { most: 2, window: 10 })
    expect(await store.times("a")).toEqual([2, 3])
    now = 13
    expect(await store.times("a")).toEqual([])
  })

  test("the number of keys is limited: the newest are kept, and texts do not displace them", async () => {
    const store = new MemoryStore({ keys: 3, characters: 5 })
    for (const key of ["a", "b", "c", "d"]) await store.note(key, 1, { most: 1, window: lifetime })
    await store.set("text", "12345", { lifetime })
    expect(await Promise.all(["a", "b", "d"].map((key) => store.times(key)))).toEqual([[], [1], [1]])
  })
})

describe("moving entries to another store", () => {
  test("all entries are moved with their remaining lifetime, and deleted here", async () => {
    let now = 0
    const clock = { now: () => now }
    const [one, other] = [new MemoryStore(clock), new MemoryStore(clock)]
    await one.set("a", "1", { lifetime })
    await one.set("over", "1", { lifetime: 10 })
    for (const at of [1, 2]) await one.note("n", at, { most: 5, window: lifetime })
    now = 400
    await one.moveTo(other)
    expect([await one.get("a"), await one.times("n")]).toEqual([undefined, []])
    expect([await other.get("a"), await other.get("over"), await other.times("n")]).toEqual(["1", undefined, [1, 2]])
    now = lifetime
    expect(await other.get("a")).toBeUndefined()
  })

  test("entries that are written during the move are moved, too", async () => {
    const [one, other] = [new MemoryStore(), new MemoryStore()]
    await one.note("n", Date.now(), { most: 5, window: lifetime })
    const note = other.note.bind(other)
    other.note = async (...event) => {
      await one.set("late", "1", { lifetime })
      await note(...event)
    }
    await one.moveTo(other)
    expect([await one.get("late"), await other.get("late")]).toEqual([undefined, "1"])
  })

  test("entries that the other store does not accept are kept", async () => {
    const [one, other] = [new MemoryStore(), new MemoryStore()]
    await one.set("a", "1", { lifetime })
    await one.set("b", "2", { lifetime })
    other.set = (key) => (key === "b" ? Promise.reject(new Error("away")) : Promise.resolve(true))
    await expect(one.moveTo(other)).rejects.toThrow("away")
    expect([await one.get("a"), await one.get("b")]).toEqual([undefined, "2"])
  })
})
