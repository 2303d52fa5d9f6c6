import { readdirSync, readFileSync } from "node:fs"
import { beforeAll, describe, expect, test } from "vitest"
import { isSampled, portion } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import { dataOf, keyOf } from "./authorisation-cells.ts"
import { othersRecordsFor } from "#tests/support/registry.ts"

/** The only URLs whose responses may be cached, and how: never member pages and their data (quality V14.48). */
const kept: Record<string, { member: string; stranger: string }> = {
  "file/:id": { member: "private, no-cache", stranger: "public, max-age=300" },
  "feed/:feedKey/calendar.ics": { member: "private, no-cache", stranger: "private, no-cache" },
}

const routes = portion(addressable, 20)

/** Existing records of Aurora: each foreign record used in the access tests has a counterpart here. */
function realParams(pattern: string): Record<string, string> {
  const foreign = Object.entries(othersRecordsFor(keyOf(pattern))?.others.foreign ?? {})
  const ours = foreign.map(([name, id]) => [name, name === "acronym" ? "COPT" : id.replace("harbor", "aurora")])
  return Object.fromEntries(ours) as Record<string, string>
}

type Found = { key: string; who: "member" | "stranger"; way: string; answer: Answer }

const isKept = ({ headers }: Answer) => headers.get("cache-control") !== "no-store"
const nameOf = ({ way, who, answer }: Found) => `${way} ${answer.url} as ${who}: ${answer.status}`

describe("quality row 54: what caches may store", () => {
  const found: Found[] = []
  let stranger: Visitor

  const ask = async (visitor: Visitor, who: Found["who"]) => {
    await inBatches(routes, 10, async ({ pattern, hasAction }) => {
      const key = keyOf(pattern)
      const address = addressOf(pattern, realParams(pattern))
      const keep = (way: string, answer: Answer) => found.push({ key, who, way, answer })
      keep("GET", await visitor.get(address))
      keep("data", await visitor.get(dataOf(address)))
      if (hasAction && key !== "logout") keep("POST", await visitor.post(address))
    })
  }

  beforeAll(async () => {
    const member = newVisitor()
    await member.signIn("admin")
    stranger = newVisitor()
    await ask(member, "member")
    await ask(stranger, "stranger")
    await member.mock.fault({ operation: "*", kind: "status", status: 500 })
    await inBatches(routes, 10, async ({ pattern }) => {
      const answer = await member.get(addressOf(pattern, realParams(pattern)))
      found.push({ key: keyOf(pattern), who: "member", way: "failing", answer })
    })
  }, 180_000)

  test("pages, files, redirects and errors were met", () => {
    const shown = found.filter(({ way, who, answer }) => way === "GET" && who === "member" && answer.status === 200)
    expect(shown.length).toBeGreaterThan(isSampled ? 8 : 60)
    for (const status of isSampled ? [200, 302] : [200, 302, 400, 403, 404, 422, 502])
      expect(found.map(({ answer }) => answer.status)).toContain(status)
    const types = new Set(found.map(({ answer }) => answer.headers.get("content-type")?.split(";")[0]))
    if (!isSampled) expect([...types]).toEqual(expect.arrayContaining(["text/html", "text/csv", "text/calendar"]))
  })

  test("only files and feeds may be stored, those of a member privately and with revalidation", () => {
    for (const one of found.filter(({ answer }) => isKept(answer))) {
      const { member, stranger: public_ } = kept[one.key] ?? { member: "no-store", stranger: "no-store" }
      expect(one.answer.headers.get("cache-control"), nameOf(one)).toBe(one.who === "member" ? member : public_)
    }
    const names = new Set(found.filter(({ answer }) => isKept(answer)).map(({ key }) => key))
    expect([...names].filter((name) => !(name in kept))).toEqual([])
    if (!isSampled) expect([...names]).toContain("file/:id")
  })

  test("every response varies by cookie", () => {
    for (const one of found) expect(one.answer.headers.get("vary")?.toLowerCase(), nameOf(one)).toMatch(/\bcookie\b/)
  })

  test("quality row 32: a response that may be stored has no nonce and sets no cookie", async () => {
    const assets = await inBatches(portion(hashed, 4), 20, (name) => stranger.get(`/assets/${name}`))
    for (const answer of [...found.filter(({ answer }) => isKept(answer)).map(({ answer }) => answer), ...assets]) {
      expect(answer.headers.get("content-security-policy"), answer.url).not.toContain("nonce")
      expect(answer.headers.get("content-security-policy"), answer.url).toContain("default-src 'none'")
      expect(answer.headers.getSetCookie(), answer.url).toEqual([])
    }
  })
})

const folder = new URL("../../build/client/", import.meta.url)
const hashed = readdirSync(new URL("assets", folder)).filter((name) => !/\.(br|gz)$/.test(name))

describe("quality row 54: assets", () => {
  test("immutable assets have a content hash in their names", () => {
    expect(hashed.length).toBeGreaterThan(20)
    expect(hashed.filter((name) => !/-[\w-]{7,}\.\w+$/.test(name))).toEqual([])
  })

  test("the server and the browser name a style sheet alike: there is one file of it", () => {
    const sheets = hashed.filter((name) => name.endsWith(".css"))
    const texts = sheets.map((name) => readFileSync(new URL(`assets/${name}`, folder), "utf8"))
    expect(sheets.length).toBeGreaterThan(2)
    expect(sheets.filter((_name, at) => texts.indexOf(texts[at] ?? "") < at)).toEqual([])
  })

  test("assets with a hash may be stored for a year, other files may not", async () => {
    const visitor = newVisitor()
    for (const name of portion(hashed, 10)) {
      const { headers } = await visitor.get(`/assets/${name}`)
      expect(headers.get("cache-control"), name).toBe("public, max-age=31536000, immutable")
      expect(headers.get("vary"), name).toBe("Accept-Encoding")
    }
    const unhashed = readdirSync(folder).filter((name) => name !== "assets" && !/\.(br|gz)$/.test(name))
    for (const name of unhashed)
      expect((await visitor.get(`/${name}`)).headers.get("cache-control"), name).toBe("public, max-age=3600")
    expect((await visitor.get("/assets/none-12345678.js")).headers.get("cache-control")).toBe("no-store")
  })
})
