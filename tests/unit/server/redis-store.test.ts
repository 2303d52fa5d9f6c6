import { expect, test } from "vitest"
import { freePort } from "#scripts/lib/ports.mjs"
import { redisStore } from "#app/server/redis-store.ts"
import { longestValue } from "#app/runtime/shared-store.server.ts"

const lifetime = 60_000

/** A store whose Redis never runs; tests/scale-out covers a store with Redis. */
async function storeWithoutRedis() {
  const reported: [boolean, string?][] = []
  const store = redisStore(`redis://:canary@127.0.0.1:${await freePort()}`, (...news) => reported.push(news))
  return { store, reported }
}

test("quality availability: without Redis a process stores everything itself and reports it once", async () => {
  const { store, reported } = await storeWithoutRedis()
  expect(await store.set("a", "1", { lifetime, group: { name: "g", most: 1 } })).toBe(true)
  expect(await store.set("b", "2", { lifetime, group: { name: "g", most: 1 } })).toBe(true)
  expect([await store.get("a"), await store.get("b")]).toEqual([undefined, "2"])
  await store.delete("b")
  expect(await store.get("b")).toBeUndefined()
  await store.note("n", 5, { most: 2, window: lifetime })
  expect(await store.times("n")).toEqual([5])
  expect(await store.set("c", "x".repeat(longestValue + 1), { lifetime })).toBe(false)
  expect(reported).toEqual([[false, "ECONNREFUSED"]])
})
