import { beforeEach, describe, expect, test } from "vitest"
import { rangeOf } from "#mock/domains/file/range.ts"
import type { Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()
let keeper: Session
let reader: Session

beforeEach(async () => {
  const store = host.newStore()
  keeper = await host.signIn("download-admin", undefined, store)
  reader = await host.signIn("member", undefined, store)
})

const call = (who: Session, method: string, path: string, body?: object) =>
  host.call(method, `/api${path}`, who.headers, body)

describe("DL-01 range requests", () => {
  const file = "/api/file/file-download-aurora-2-1"
  const get = (headers: Record<string, string>) =>
    fetch(`${host.origin}${file}`, { headers: { ...reader.headers, ...headers } })

  test("a range returns 206 with exactly its bytes; a range after the end returns 416", async () => {
    const whole = await get({})
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect([whole.status, whole.headers.get("accept-ranges")]).toEqual([200, "bytes"])
    for (const [range, first, last] of [
      ["bytes=0-9", 0, 9],
      ["bytes=20-", 20, bytes.length - 1],
      ["bytes=-5", bytes.length - 5, bytes.length - 1],
      [`bytes=7-${bytes.length * 2}`, 7, bytes.length - 1],
    ] as const) {
      const part = await get({ range })
      expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes ${first}-${last}/${bytes.length}`])
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(first, last + 1))).toBe(true)
    }
    const behind = await get({ range: `bytes=${bytes.length}-` })
    expect([behind.status, behind.headers.get("content-range")]).toEqual([416, `bytes */${bytes.length}`])
  })

  test("several ranges, another unit, a reversed range and a changed file return the whole file", async () => {
    for (const headers of [
      { range: "bytes=0-1,4-5" },
      { range: "lines=0-1" },
      { range: "bytes=5-2" },
      { range: "bytes=4-", "if-range": '"another"' },
    ] as Record<string, string>[])
      expect((await get(headers)).status).toBe(200)
    expect((await get({ range: "bytes=4-", "if-range": '"file-download-aurora-2-1"' })).status).toBe(206)
  })

  test("a range of an empty file cannot be satisfied", () => expect(rangeOf("bytes=0-", 0)).toBe("unsatisfiable"))

  test("a download in several ranges is logged once; readers cannot read this log", async () => {
    const path = "/download/download-aurora-2/log"
    const total = async () => (await call(keeper, "GET", path)).body.result?.total
    const before = await total()
    for (const range of ["bytes=0-9", "bytes=10-19", "bytes=20-"]) await (await get({ range })).arrayBuffer()
    expect(await total()).toBe(Number(before) + 1)
    const { items } = (await call(keeper, "GET", path)).body.result as { items: { user: { id: string } }[] }
    expect(items[0]?.user.id).toBe("member-aurora-member")
    expect((await call(reader, "GET", path)).status).toBe(403)
  })
})

describe("DL-02 DL-03 refusals and deletions", () => {
  test("a category in use, a reader and an old version are refused; an unused category is deleted", async () => {
    const of = (number: number) => `/download-category/download-category-aurora-${number}?version=1`
    const refused = await call(keeper, "DELETE", of(1))
    expect([refused.status, refused.body.code, refused.body.result]).toEqual([400, "category_in_use", { total: 2 }])
    expect((await call(reader, "DELETE", of(4))).status).toBe(403)
    expect((await call(keeper, "DELETE", of(4).replace("version=1", "version=2"))).body.code).toBe("stale")
    expect((await call(keeper, "DELETE", of(4))).status).toBe(200)
    expect((await call(keeper, "DELETE", of(4))).status).toBe(404)
  })

  test("a taken category name, a file of another person and a disbanded group are refused", async () => {
    const twice = await call(keeper, "POST", "/download-category", { name: "TEMPLATES" })
    expect(twice.body.errors).toMatchObject([{ field: "name", code: "not_unique" }])
    const input = { name: "Report", category_id: "download-category-aurora-2", file_ids: ["file-download-aurora-3-1"] }
    const foreign = await call(keeper, "POST", "/download", input)
    expect(foreign.body.errors).toMatchObject([{ field: "file_ids.0", code: "unknown_reference" }])
    const over = await call(keeper, "POST", "/download", { ...input, group_acronym: "FIBR" })
    expect([over.status, over.body.code]).toEqual([400, "group_disbanded"])
    expect((await call(keeper, "DELETE", "/download/download-aurora-6?version=1")).body.code).toBe("group_disbanded")
  })

  test("deleting a download removes it, its log, and the access of its readers to its files", async () => {
    expect((await call(keeper, "DELETE", "/download/download-aurora-1?version=1")).status).toBe(200)
    expect((await call(keeper, "GET", "/download/download-aurora-1")).status).toBe(404)
    expect((await call(keeper, "GET", "/download/download-aurora-1/log")).status).toBe(404)
    expect((await call(reader, "GET", "/file/file-download-aurora-1-1")).status).toBe(403)
  })
})

describe("SHELL-06 lists are searched by what their rows show, in either language", () => {
  type Found = {
    items: { id: string; group: { name: string; name_english: string } | null; creator: { name: string } }[]
  }
  const found = async (q: string) =>
    (await call(reader, "GET", `/download?size=200&q=${encodeURIComponent(q)}`)).body.result as unknown as Found

  test("DL-01 a download by both names of its group, and by its creator", async () => {
    const download = (await found("a")).items.find(({ group }) => group)
    for (const q of [download?.group?.name, download?.group?.name_english, download?.creator.name])
      expect((await found(q ?? "")).items.map(({ id }) => id)).toContain(download?.id)
  })

  test("ACC-04 an entry of the inbox by the group of its record", async () => {
    type Entry = { id: string; record: { group: { name_english: string } | null } | null }
    const entries = async (q: string) =>
      (await call(reader, "GET", `/inbox?size=200${q}`)).body.result?.items as unknown as Entry[]
    const entry = (await entries("")).find(({ record }) => record?.group)
    const name = entry?.record?.group?.name_english ?? ""
    expect((await entries(`&q=${encodeURIComponent(name)}`)).map(({ id }) => id)).toContain(entry?.id)
  })
})
