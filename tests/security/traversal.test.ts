import { readdirSync } from "node:fs"
import { beforeAll, describe, expect, inject, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { exchange } from "#tests/support/raw-http.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import { keyOf } from "./authorisation-cells.ts"

const portal = () => inject("portal")

/** Encodings of "one folder up", and of the end of a name. */
const steps = [
  "..",
  "%2e%2e",
  "%2E.",
  "..%2f..",
  "..%5c..",
  "..\\..",
  "%252e%252e%252f",
  "%c0%ae%c0%ae%c0%af",
  "%e0%80%ae%e0%80%ae",
  "%uff0e%uff0e",
  "..;",
  "....//",
  ".%00.",
  "..%00/",
  "%2f%2f",
  "file:%2f%2f%2fetc%2fpasswd",
]

/** Contents of files that nobody may read through the portal. */
const inside = /root:x?:0|BEGIN [A-Z ]*PRIVATE KEY|createRequire|SESSION_SECRETS|"lockfileVersion"|virtual:remix/

const get = (path: string) =>
  exchange(portal(), `GET ${path} HTTP/1.1\r\nHost: ${new URL(portal()).host}\r\nConnection: close\r\n\r\n`, 3_000)

describe("quality row 51: asset paths reach no other file", () => {
  const names = readdirSync(new URL("../../build/server", import.meta.url)).filter((name) => name.endsWith(".js"))
  const targets = ["etc/passwd", "package.json", ...names.map((name) => `server/${name}`)]

  test("there is a file to reach", () => expect(names).toContain("index.js"))

  test.each(steps)("by way of %s", async (step) => {
    const starts = ["/", "/assets/", "/assets/none/"]
    const climbs = [1, 2, 8].map((count) => `${step}/`.repeat(count))
    const paths = starts.flatMap((start) => climbs.flatMap((climb) => targets.map((target) => start + climb + target)))
    const answers = await inBatches(portion(paths, 12), 8, async (path) => ({ path, ...(await get(path)) }))
    for (const { path, statuses, text } of answers) {
      expect(statuses, path).toEqual([expect.toSatisfy((status: number) => status === 400 || status === 404)])
      expect(text, path).not.toMatch(inside)
    }
  })

  test.each(["/assets", "/assets/", "/assets/.", "/.vite/manifest.json", "/.env", "/.git/config", "/index.js.map"])(
    "no list, no notes of the build: %s",
    async (path) => expect((await get(path)).statuses).toEqual([404]),
  )
})

/** Parameter values that are not ids of the portal. */
const values = [
  "..%2f..%2falliance",
  "%2e%2e%2f%2e%2e%2f__mock%2fcalls",
  "..%5c..%5calliance",
  "%00",
  "x%00.png",
  "%252e%252e%252falliance",
  "%c0%ae%c0%ae",
  "%ff%fe",
  "x%3fid=1%23",
  "x%0d%0aX-Injected:%20yes",
  "%e2%80%ae",
  "__proto__",
  "x".repeat(3_000),
]

describe("quality row 51: parameters of routes reach no other backend call", () => {
  let admin: Visitor
  beforeAll(async () => {
    admin = newVisitor()
    await admin.signIn("admin")
  })

  /** Opens some pages and returns their responses and the operations that they call. */
  async function asked(paths: string[]): Promise<{ answers: Answer[]; operations: Set<string> }> {
    await admin.mock.clearCalls()
    const answers = await inBatches(paths, 7, (path) => admin.get(path))
    return { answers, operations: new Set((await admin.mock.calls()).map(({ operation }) => operation)) }
  }

  const patterns = addressable.filter(({ pattern }) => /:(?!alliance)\w+/.test(pattern))
  test("there are parameters to test", () => expect(patterns.length).toBeGreaterThan(30))

  // every value for every name of a parameter, spread over the patterns that have it
  const spread = patterns.map(({ pattern }, at) => ({
    pattern,
    values: values.filter((_, value) => (value + at) % 3 === 0),
  }))
  test("every value is tried on dozens of routes", () => {
    for (const value of values) expect(spread.filter((one) => one.values.includes(value)).length).toBeGreaterThan(30)
  })

  test.each(portion(spread, 6))("$pattern", async ({ pattern, values }) => {
    const names = [...keyOf(pattern).matchAll(/:(\w+)/g)].map(([, name = ""]) => name)
    const usual = (await asked([addressOf(pattern)])).operations
    const paths = names.flatMap((name) => values.map((value) => addressOf(pattern, { [name]: value })))
    const { answers, operations } = await asked(paths)
    // A made-up id may end a page early, so the page makes no more calls than usual. The list of alliances is refetched periodically.
    usual.add("alliance.list")
    expect([...operations].filter((operation) => !usual.has(operation))).toEqual([])
    for (const { url, status, body, headers } of answers) {
      expect(pattern.endsWith("/failed") ? [502, 404, 400] : [200, 302, 400, 403, 404, 405], url).toContain(status)
      expect(headers.has("x-injected"), url).toBe(false)
      expect(body, url).not.toMatch(inside)
    }
  })
})
