import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serialize } from "node:v8"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createSeeder } from "#mock/seed.ts"
import { Clock, day, parseDuration, toText } from "#mock/engine/store/clock.ts"
import { CallLog } from "#mock/engine/store/calls.ts"
import { Faults } from "#mock/engine/store/faults.ts"
import { IdempotencyKeys } from "#mock/engine/store/idempotency.ts"
import { keepOnDisk } from "#mock/engine/store/persistence.ts"
import { Stores } from "#mock/engine/store/stores.ts"
import { Table } from "#mock/engine/store/table.ts"

describe("a table", () => {
  const base = new Map([1, 2, 3].map((at) => [`r${at}`, { id: `r${at}`, word: "seed" }]))
  const table = () => new Table(base, () => {})

  test("lists changed base rows, then added rows, without changing its base", () => {
    const one = table()
    one.put({ id: "r2", word: "changed" })
    one.put({ id: "r4", word: "new" })
    one.delete("r1")
    expect(one.all()).toEqual([
      { id: "r2", word: "changed" },
      { id: "r3", word: "seed" },
      { id: "r4", word: "new" },
    ])
    expect(one.get("r1")).toBeUndefined()
    expect(table().all()).toEqual([...base.values()])
  })

  test("deletes rows that it has added, and can restore a deleted row", () => {
    const one = table()
    one.put({ id: "r4", word: "new" })
    one.delete("r4")
    one.delete("r1")
    one.put({ id: "r1", word: "back" })
    expect(one.all().map(({ word }) => word)).toEqual(["back", "seed", "seed"])
    expect(one.find(({ word }) => word === "new")).toBeUndefined()
    expect(one.filter(({ word }) => word === "seed")).toHaveLength(2)
  })
})

describe("stores", () => {
  const stores = () => new Stores(createSeeder("normal"))

  test("share the rows of their seed, but no changes", () => {
    const all = stores()
    const [one, other] = [all.get("one"), all.get("other")]
    for (const store of [one, other]) store.clock.fix(Date.parse("2026-11-20T07:30:00Z"))
    const id = "member-aurora-chair"
    expect(one.rows.member.get(id)).toBe(other.rows.member.get(id))
    one.rows.member.delete(id)
    expect(other.rows.member.get(id)).toBeDefined()
    expect(all.reset("one").rows.member.get(id)).toBeDefined()
  })

  test("are removed beyond one thousand, the least recently used first, but never `default`", () => {
    const all = stores()
    for (let at = 0; at < 1005; at += 1) {
      all.get(`s${at}`)
      all.get("s0")
    }
    expect(all.size).toBe(1000)
    expect([all.has("default"), all.has("s0"), all.has("s1"), all.has("s1004")]).toEqual([true, true, false, true])
  })

  test("generate numbered ids, and random secrets that contain the store name", () => {
    const store = stores().get("one")
    expect([store.newId("file"), store.newId("file")]).toEqual(["file-new-1", "file-new-2"])
    expect(store.newSecret()).toMatch(/^one\.[\w-]{32}$/)
    expect(store.newSecret()).not.toBe(store.newSecret())
  })
})

describe("the clock", () => {
  test.each([
    ["PT1H", 3_600_000],
    ["P2D", 172_800_000],
    ["P1DT1M1S", 86_461_000],
  ])("parses the duration %s", (text, length) => expect(parseDuration(text)).toBe(length))
  test.each(["", "P", "PT", "1H", "P1M", "P1Y", "-PT1H", "PT1.5H"])("%j is refused as a duration", (text) =>
    expect(() => parseDuration(text)).toThrow(RangeError),
  )

  test("can be advanced, fixed and reset to the real time", () => {
    const clock = new Clock()
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000)
    clock.advance("P1D")
    expect(clock.now() - Date.now()).toBeGreaterThan(86_399_000)
    clock.fix(1_000)
    clock.advance("PT1S")
    expect(toText(clock.now())).toBe("1970-01-01T00:00:02Z")
    clock.real()
    expect(clock.state().mode).toBe("real")
  })
})

test("faults: those of one operation have precedence, are counted, and can be cleared", () => {
  const faults = new Faults()
  faults.add({ operation: "*", kind: "hang" })
  faults.add({ operation: "a", kind: "status", times: 2 })
  expect([1, 2, 3].map(() => faults.take("a")?.kind)).toEqual(["status", "status", "hang"])
  expect(faults.list()).toHaveLength(1)
  faults.clear()
  expect(faults.take("a")).toBeUndefined()
})

test("calls: only the last five thousand are kept", () => {
  const log = new CallLog()
  const call = {
    operation: null,
    method: "GET",
    query: "",
    status: 200,
    time: "",
    idempotency_key: null,
    request_id: null,
  }
  for (let at = 0; at < 12_000; at += 1) log.add({ ...call, path: `/${at}` })
  expect([log.list().length, log.list()[0]?.path, log.list().at(-1)?.path]).toEqual([5000, "/7000", "/11999"])
})

test("idempotency: the order of fields is ignored, other values are a conflict, and a key expires after a day", () => {
  const keys = new IdempotencyKeys()
  const body = { a: 1, b: [1, 2] }
  expect(keys.look("k", body, 0)).toEqual({ kind: "new" })
  keys.remember("k", body, "done", 0)
  expect(keys.look("k", { b: [1, 2], a: 1 }, day - 1)).toEqual({ kind: "same", answer: "done" })
  expect(keys.look("k", { a: 1, b: [2, 1] }, 1)).toEqual({ kind: "conflict" })
  expect(keys.look("k", undefined, 1)).toEqual({ kind: "conflict" })
  expect(keys.look("other", body, 1)).toEqual({ kind: "new" })
  expect(keys.look("k", body, day)).toEqual({ kind: "new" })
})

describe("a store on disk", () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "mock-"))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const fail = (problem: string) => expect.unreachable(problem)
  const bytes = new Uint8Array([0, 255, 128])
  const file = {
    id: "f",
    alliance_id: "alliance-aurora",
    uploader_id: null,
    name: "x",
    content_type: "image/png",
    module: "notice" as const,
    use: "attachment",
    created_time: 0,
    is_public: false,
    bytes,
  }

  test("is the same after a restart: rows, bytes, clock and ids", async () => {
    const path = join(folder, "demo.bin")
    const before = new Stores(createSeeder("normal"))
    const kept = await keepOnDisk(before, path, "normal", fail)
    const store = before.get("default")
    store.clock.fix(Date.parse("2026-11-20T07:30:00Z"))
    store.rows.file.put(file)
    store.rows.member.delete("member-aurora-chair")
    store.newId("x")
    await kept.stop()

    const after = new Stores(createSeeder("normal"))
    await (await keepOnDisk(after, path, "normal", fail)).stop()
    const again = after.get("default")
    expect(again.rows.file.get("f")?.bytes).toEqual(bytes)
    expect(again.rows.member.get("member-aurora-chair")).toBeUndefined()
    expect(toText(again.now())).toBe("2026-11-20T07:30:00Z")
    expect(again.rows.meeting.all()).toEqual(store.rows.meeting.all())
    expect(again.newId("x")).toBe("x-new-2")
  })

  test.each([
    ["nonsense", Buffer.from("nonsense"), "is damaged, or is no file of the mock"],
    ["half.bin", serialize({ format: 1, scale: "normal", memory: "none" }), "is damaged, or is no file of the mock"],
    ["version.bin", serialize({ format: 2 }), "is of another version of the mock"],
    ["scale.bin", serialize({ format: 1, scale: "large" }), "was written with MOCK_SCALE=large"],
  ])("an unusable file is reported, and kept under another name: %s", async (name, bytes, problem) => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    const stores = new Stores(createSeeder("normal"))
    const messages: string[] = []
    await (await keepOnDisk(stores, path, "normal", (text) => messages.push(text))).stop()
    expect(messages).toEqual([
      `MOCK_FILE ${path} ${problem}; it is kept as ${path}.old, and the mock begins with its seed`,
    ])
    expect(stores.saveState?.startupProblem).toBe(messages[0])
    expect(await readFile(`${path}.old`)).toEqual(bytes)
    expect(stores.get("default").rows.member.all().length).toBeGreaterThan(100)
    await (await keepOnDisk(new Stores(createSeeder("normal")), path, "normal", (text) => messages.push(text))).stop()
    expect(messages).toHaveLength(1)
  })

  test("an unreadable file is an error at the start", async () => {
    const reading = keepOnDisk(new Stores(createSeeder("normal")), folder, "normal", fail)
    await expect(reading).rejects.toThrow(`MOCK_FILE ${folder} cannot be read (EISDIR)`)
  })

  test("a failed write is reported, and retried with the next change", async () => {
    const place = join(folder, "later")
    const stores = new Stores(createSeeder("normal"))
    const messages: string[] = []
    const kept = await keepOnDisk(stores, join(place, "demo.bin"), "normal", (text) => messages.push(text))
    await writeFile(place, "a file where a folder should be")
    stores.get("default").rows.file.put(file)
    await expect.poll(() => messages, { timeout: 3000 }).toEqual([expect.stringContaining("cannot be written")])
    await rm(place)
    stores.get("default").clock.advance("PT1H")
    await expect.poll(() => stores.saveState?.written, { timeout: 3000 }).toBeGreaterThan(0)
    expect(stores.saveState?.problem).toBeUndefined()
    await kept.stop()
  })

  test("is written shortly after a change, and after a reset", async () => {
    const path = join(folder, "soon.bin")
    const stores = new Stores(createSeeder("normal"))
    const kept = await keepOnDisk(stores, path, "normal", fail)
    stores.get("default").rows.file.put(file)
    await expect
      .poll(
        () =>
          readFile(path).then(
            ({ length }) => length,
            () => 0,
          ),
        { timeout: 3000 },
      )
      .toBeGreaterThan(100)
    stores.reset("default")
    await kept.stop()
    const after = new Stores(createSeeder("normal"))
    await (await keepOnDisk(after, path, "normal", fail)).stop()
    expect(after.get("default").rows.file.get("f")).toBeUndefined()
  })
})
