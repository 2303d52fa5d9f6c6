import { readdirSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { request } from "node:http"
import { beforeAll, describe, expect, inject, test } from "vitest"
import { inBatches } from "#tests/support/in-batches.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { isSampled, portion } from "#tests/support/extent.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import { hrefs, type Answer, type Visitor } from "#tests/support/visitor.ts"

const assets = readdirSync(new URL("../../build/client/assets", import.meta.url))
const script = assets.find((name) => /^vendor-.*\.js$/.test(name)) ?? ""
const style = assets.find((name) => /^index-.*\.css$/.test(name)) ?? ""

const directives = (answer: Answer) =>
  Object.fromEntries(
    (answer.headers.get("content-security-policy") ?? "").split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(" ")
      return [name, values]
    }),
  )
/** A workbook or another file to download, not to display: see "files of the backend" below. */
const isDownload = ({ headers }: Answer) => headers.get("content-disposition")?.startsWith("attachment") === true
/** A response that is not a page and neither runs nor loads anything: a file, also as data for scripts. */
const isInert = ({ headers }: Answer) =>
  /^default-src 'none'; .*; sandbox$/.test(headers.get("content-security-policy") ?? "") &&
  !headers.get("content-type")?.startsWith("text/html")
const nonceOf = (answer: Answer) => /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1]

/** Fetches a response without decoding it, to check its encoding. */
function raw(path: string, encoding: string): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, inject("portal")), { headers: { "accept-encoding": encoding } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.once("end", () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }))
    })
    asked.once("error", reject).end()
  })
}

describe("quality rows 32, 33, 54: headers of every response", () => {
  let stranger: Visitor
  let member: Visitor
  const answers: (readonly [string, Answer])[] = []

  beforeAll(async () => {
    stranger = newVisitor()
    member = newVisitor()
    await member.signIn("member")
    const addresses = portion(addressable, 30).flatMap(({ pattern }) => {
      const address = addressOf(pattern)
      return address === "/" ? [address] : [address, `${address}.data`]
    })
    for (const visitor of [stranger, member])
      answers.push(
        ...(await inBatches(addresses, 20, async (address) => [address, await visitor.get(address)] as const)),
      )
    answers.push(["unknown alliance", await stranger.get("/a/nowhere/dashboard")])
    answers.push(["refused origin", await stranger.get("/preferences", { headers: {} })])
    answers.push(["405", await stranger.post("/a/aurora/thanks")])
    answers.push(["403", await stranger.post("/preferences", {}, { headers: { origin: "https://evil.example" } })])
    answers.push(["healthz", await stranger.get("/healthz")], ["readyz", await stranger.get("/readyz")])
    await member.mock.fault({ operation: "*", kind: "status", status: 500 })
    answers.push(["502", await member.get("/a/aurora/thanks")])
    await member.mock.clearFaults()
  }, 240_000)

  const withAssets = async () => [
    ...answers,
    ["script", await stranger.get(`/assets/${script}`)] as [string, Answer],
    ["style", await stranger.get(`/assets/${style}`)] as [string, Answer],
    ["no such asset", await stranger.get("/assets/none.js")] as [string, Answer],
  ]

  test("security headers", async () => {
    for (const [name, { headers }] of await withAssets()) {
      const found = Object.fromEntries(headers)
      expect(found, name).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()") as string,
        "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/) as string,
      })
      expect(found, name).not.toHaveProperty("x-powered-by")
      expect(found, name).not.toHaveProperty("server")
    }
  })

  test("a strict content security policy", async () => {
    for (const [name, answer] of await withAssets()) {
      const found = directives(answer)
      const policy = answer.headers.get("content-security-policy") ?? ""
      expect(policy, name).not.toMatch(/unsafe-inline|unsafe-eval|\*|http:/)
      if (answer.headers.get("cache-control") !== "no-store") continue // contains nothing that runs: see caching.test.ts
      if (isDownload(answer)) expect(isInert(answer), name).toBe(true)
      if (isInert(answer)) continue
      expect(found, name).toMatchObject({
        "default-src": ["'none'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
        "form-action": ["'self'"],
      })
      expect(found["script-src"], name).toContain("'strict-dynamic'")
      expect(found["style-src"], name).toEqual(["'self'", `'nonce-${nonceOf(answer)}'`])
    }
  })

  test("a nonce of 144 bits, never twice", async () => {
    const pages = (await withAssets()).filter(
      ([, answer]) => answer.headers.get("cache-control") === "no-store" && !isInert(answer),
    )
    const nonces = pages.map(([, answer]) => nonceOf(answer) ?? "")
    for (const nonce of nonces) expect(Buffer.from(nonce, "base64")).toHaveLength(18)
    expect(new Set(nonces).size).toBe(nonces.length)
  })

  test("every script and style of a page has the nonce, and attributes contain no code", () => {
    const pages = answers.filter(([, { headers }]) => headers.get("content-type")?.startsWith("text/html"))
    expect(pages.length).toBeGreaterThan(isSampled ? 5 : 15)
    for (const [name, answer] of pages) {
      const tags = [...answer.body.matchAll(/<(script|style)\b[^>]*>/g)].map(([tag]) => tag)
      for (const tag of tags) expect(tag, name).toContain(`nonce="${nonceOf(answer)}"`)
      const markup = answer.body.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "")
      expect(markup, name).not.toMatch(/<[^>]*\s(style|on[a-z]+)="/)
    }
    expect(pages.filter(([, { body }]) => body.includes("<script")).length).toBeGreaterThan(isSampled ? 2 : 15)
  })

  test("documents and their data are not stored and vary by cookie", () => {
    for (const [name, { headers }] of answers) {
      if (/\/file\/[^/]+$/.test(name)) continue // see the separate test below
      expect(headers.get("cache-control"), name).toBe("no-store")
      expect(headers.get("vary")?.toLowerCase(), name).toMatch(/\bcookie\b/)
    }
  })

  test("every response with content has a type and a charset", () => {
    for (const [name, answer] of answers)
      if (answer.body && !isDownload(answer))
        expect(answer.headers.get("content-type"), name).toMatch(
          /; ?charset=utf-8|^text\/x-script$|^application\/json/i,
        )
  })

  test("error pages reveal nothing about the server", () => {
    for (const [name, { status, body }] of answers)
      if (status >= 400)
        expect(body, name).not.toMatch(/node_modules|\bat [\w.]+ \(|build\/server|127\.0\.0\.1:\d+\/api/)
  })
})

describe("assets", () => {
  test.each([script, style])("%s is immutable and the same for everyone", async (name) => {
    const { status, headers } = await newVisitor().get(`/assets/${name}`)
    expect(status).toBe(200)
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(headers.get("vary")).toBe("Accept-Encoding")
    expect(headers.getSetCookie()).toEqual([])
  })

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("are compressed beforehand with %s", async (encoding, unpack) => {
    const plain = await raw(`/assets/${script}`, "identity")
    const packed = await raw(`/assets/${script}`, encoding)
    expect(packed.headers["content-encoding"]).toBe(encoding)
    expect(packed.body.length).toBeLessThan(plain.body.length * 0.6)
    expect(unpack(packed.body).equals(plain.body)).toBe(true)
  })

  test("pages are compressed", async () => {
    const packed = await raw("/a/aurora/login", "gzip, br")
    expect(packed.headers["content-encoding"]).toMatch(/^(br|gzip)$/)
  })

  test("no secret and no source map is among them (quality row 55)", async () => {
    expect(assets.filter((name) => name.endsWith(".map"))).toEqual([])
    const visitor = newVisitor()
    for (const name of assets.filter((name) => name.endsWith(".js"))) {
      const { body } = await visitor.get(`/assets/${name}`)
      expect(body, name).not.toMatch(/SESSION_SECRETS|API_URL|a-secret-only-for-tests|jwtDecrypt/)
    }
  })
})

describe("files of the backend (quality V5.30)", () => {
  test("are downloads that never run as a page; public ones may be stored for minutes, those of members are revalidated", async () => {
    const stranger = newVisitor()
    const thanks = await stranger.get("/a/aurora/thanks")
    const guide = hrefs(thanks.body).find((href) => href.startsWith("/a/aurora/file/")) ?? ""
    const found = await stranger.get(guide)
    expect(found.status).toBe(200)
    expect(found.headers.get("content-disposition")).toMatch(/^attachment; ?filename/)
    expect(found.headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*; sandbox$/)
    expect(found.headers.get("x-content-type-options")).toBe("nosniff")
    expect(found.headers.get("cache-control")).toBe("public, max-age=300")
    const member = newVisitor()
    await member.signIn("member")
    expect((await member.get(guide)).headers.get("cache-control")).toBe("private, no-cache")
  })
})
