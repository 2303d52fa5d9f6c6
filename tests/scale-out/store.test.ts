import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { longestValue } from "#app/runtime/shared-store.server.ts"
import { redisStore } from "#app/server/redis-store.ts"
import { eventually } from "#tests/support/eventually.ts"
import { startRedis, type RedisServer } from "#tests/support/scale-out/redis.ts"

const lifetime = 60_000
const minute = { most: 50, window: 60_000 }

const servers: RedisServer[] = []
async function newRedis(name: string, options?: string[]): Promise<RedisServer> {
  const server = await startRedis(`store-${name}`, options)
  servers.push(server)
  return server
}

let redis: RedisServer
beforeAll(async () => void (redis = await newRedis("usual")))
afterAll(() => Promise.all(servers.map((server) => server.stop())))

/** A store as a separate process has it, with the Redis status changes reported to it. */
function newStore(url = redis.url) {
  const reported: string[] = []
  return { reported, ...redisStore(url, (isThere, reason) => reported.push(isThere ? "back" : `away: ${reason}`)) }
}

const untilBack = (...stores: { reported: string[] }[]) =>
  vi.waitFor(() => expect(stores.map(({ reported }) => reported.at(-1))).toEqual(stores.map(() => "back")), {
    timeout: 15_000,
    interval: 20,
  })

describe("processes share what they store", () => {
  test("texts, until they are replaced, deleted or expired", async () => {
    const [here, there] = [newStore(), newStore()]
    expect(await here.set("a", "1", { lifetime })).toBe(true)
    expect(await there.get("a")).toBe("1")
    await there.set("a", "会", { lifetime })
    expect(await here.get("a")).toBe("会")
    await there.delete("a")
    expect(await here.get("a")).toBeUndefined()
    await here.set("b", "2", { lifetime: 30 })
    await eventually(async () => expect(await there.get("b")).toBeUndefined())
    expect([...here.reported, ...there.reported]).toEqual([])
  })

  test("the oldest entry of a group is removed first, on any process; deleted ones do not count", async () => {
    const [here, there] = [newStore(), newStore()]
    const group = { name: "group", most: 2 }
    for (const [store, key] of [
      [here, "g1"],
      [there, "g2"],
      [here, "g3"],
    ] as const)
      await store.set(key, key, { lifetime, group })
    const left = () => Promise.all(["g1", "g2", "g3", "g4"].map((key) => there.get(key)))
    expect(await left()).toEqual([undefined, "g2", "g3", undefined])
    await there.delete("g3", "group")
    await there.set("g4", "g4", { lifetime, group })
    expect(await left()).toEqual([undefined, "g2", undefined, "g4"])
  })

  test("counts of three processes at once: none is lost, and Redis deletes them in time", async () => {
    const stores = [newStore(), newStore(), newStore()]
    const noted = Array.from({ length: 60 }, (_, at) => stores[at % 3]?.note("n", at, minute))
    await Promise.all(noted)
    const times = (await stores[0]?.times("n")) ?? []
    expect(new Set(times).size).toBe(50)
    expect(times).toEqual([...times].sort((one, two) => one - two))
    expect(await redis.say("PTTL portal:n")).toMatch(/^:5\d{4}\r\n/)
  })

  test("all entries in Redis have the portal's prefix and expire; entries without an end are refused", async () => {
    const store = newStore()
    await store.set("whole", "1", { lifetime, group: { name: "group-of", most: 2 } })
    expect(await store.set("long", "x".repeat(longestValue + 1), { lifetime })).toBe(false)
    const keys = [...(await redis.say("KEYS *")).matchAll(/^portal:(.+)\r$/gm)].map(([, key]) => key)
    expect(keys).toEqual(expect.arrayContaining(["whole", "group-of"]))
    expect(keys).not.toContain("long")
    expect((await redis.say("KEYS *")).match(/^\*(\d+)/)?.[1]).toBe(String(keys.length))
    for (const key of keys) expect(await redis.say(`TTL portal:${key}`), key).toMatch(/^:\d+\r\n/)
  })
})

describe("an outage of Redis", () => {
  test("stopped: each process continues alone, logs it once, and copies new entries afterwards", async () => {
    const own = await newRedis("ended")
    const [here, there] = [newStore(own.url), newStore(own.url)]
    await Promise.all([here.set("before", "1", { lifetime }), there.get("before")])
    await own.kill()
    expect(await here.set("a", "1", { lifetime })).toBe(true)
    await here.note("n", 7, minute)
    expect([await here.get("a"), await here.times("n")]).toEqual(["1", [7]])
    expect([await there.get("a"), await there.times("n")]).toEqual([undefined, []])
    await there.note("n", 8, minute)
    await own.startAgain()
    await untilBack(here, there)
    expect([await there.get("a"), await there.times("n"), await there.get("before")]).toEqual(["1", [7, 8], undefined])
    expect([here.reported, there.reported]).toEqual(Array(2).fill([expect.stringMatching(/^away: /), "back"]))
  })

  test("frozen: no request waits longer than for one command, and entries deleted meanwhile are deleted", async () => {
    const own = await newRedis("frozen")
    const store = newStore(own.url)
    await store.set("sent", "1", { lifetime })
    await store.set("left", "1", { lifetime })
    own.freeze()
    const begun = performance.now()
    await Promise.all(Array.from({ length: 2_000 }, () => store.get("left")))
    expect(performance.now() - begun).toBeLessThan(1_000)
    const next = performance.now()
    await store.delete("sent")
    await store.set("left", "2", { lifetime })
    expect(performance.now() - next).toBeLessThan(100)
    own.thaw()
    await untilBack(store)
    expect([await store.get("sent"), await store.get("left")]).toEqual([undefined, "2"])
    expect(await own.say("GET portal:sent")).toMatch(/^\$-1\r\n/)
  })

  test("full: entries that it refuses stay in the process", async () => {
    const own = await newRedis("full", ["--maxmemory", "4mb", "--maxmemory-policy", "noeviction"])
    const store = newStore(own.url)
    const text = "x".repeat(longestValue)
    for (const key of ["a", "b", "c", "d", "e"]) expect(await store.set(key, text, { lifetime })).toBe(true)
    expect(await store.get("e")).toBe(text)
    expect(store.reported).toHaveLength(1)
    expect(store.reported[0]).toMatch(/^away: OOM/)
  })

  test("unreachable or refused: logged once, without the password", async () => {
    const own = await newRedis("closed", ["--requirepass", "right"])
    const store = newStore(own.url.replace("//", "//:canary-of-the-password@"))
    await store.set("a", "1", { lifetime })
    expect(await store.get("a")).toBe("1")
    expect(store.reported).toEqual([expect.stringMatching(/^away: WRONGPASS/)])
    expect(store.reported.join()).not.toContain("canary")
  })
})
