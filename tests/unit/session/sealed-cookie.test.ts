import fc from "fast-check"
import { afterEach, describe, expect, test, vi } from "vitest"
import { z } from "zod"
import { sealedCookie } from "#app/session/sealed-cookie.server.ts"
import { runs } from "#tests/support/extent.ts"

const [first, second] = ["first-secret-0123456789-0123456789-0123", "second-secret-0123456789-0123456789-012"]
const schema = z.object({ who: z.string() })
const value = { who: "李雷" }
const make = (secrets = [first], name = "session", isSecure = false) =>
  sealedCookie({ secrets, isSecure }, name, schema, 600)

const pairOf = (setCookie: string) => setCookie.split(";")[0] ?? ""
const sealed = async (cookie = make()) => pairOf(await cookie.write(value, "aurora"))

describe("SES-11 quality row 38: a sealed cookie", () => {
  afterEach(() => vi.useRealTimers())

  test("returns its value and does not reveal it", async () => {
    const pair = await sealed()
    expect(await make().read(pair, "aurora")).toEqual(value)
    expect(await make().read(`other=1; ${pair}; more=2`, "aurora")).toEqual(value)
    expect(Buffer.from(pair, "base64url").toString()).not.toContain("李雷")
    expect(await sealed()).not.toBe(pair)
  })

  test("is HttpOnly, SameSite=Lax, limited to the alliance's path; Secure with the prefix on https", async () => {
    expect(await make().write(value, "aurora", 60)).toMatch(
      /^session=[\w.-]+; Max-Age=60; Path=\/a\/aurora; HttpOnly; SameSite=Lax$/,
    )
    expect(await make([first], "session", true).write(value, "aurora")).toMatch(
      /^__Secure-session=[\w.-]+; Max-Age=600; Path=\/a\/aurora; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(make().clear("aurora")).toBe("session=; Max-Age=0; Path=/a/aurora; HttpOnly; SameSite=Lax")
  })

  test("is valid only in its alliance and under its name (TEN-04)", async () => {
    const pair = await sealed()
    expect(await make().read(pair, "harbor")).toBeUndefined()
    expect(await make([first], "return").read(pair.replace("session=", "return="), "aurora")).toBeUndefined()
    expect(await make([first], "session", true).read(pair, "aurora")).toBeUndefined()
  })

  test("stays valid when a new secret is put first, and is invalid when its own is removed", async () => {
    const pair = await sealed()
    expect(await make([second, first]).read(pair, "aurora")).toEqual(value)
    expect(await make([second]).read(pair, "aurora")).toBeUndefined()
    const rotated = await sealed(make([second, first]))
    expect(await make([second]).read(rotated, "aurora")).toEqual(value)
    expect(await make([first]).read(rotated, "aurora")).toBeUndefined()
  })

  test("expires by the portal's clock", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T07:00:00Z") })
    const pair = await sealed()
    vi.setSystemTime(Date.parse("2026-11-20T07:09:58Z"))
    expect(await make().read(pair, "aurora")).toEqual(value)
    vi.setSystemTime(Date.parse("2026-11-20T07:10:01Z"))
    expect(await make().read(pair, "aurora")).toBeUndefined()
  })

  test("is invalid if any character is changed", async () => {
    const pair = await sealed()
    const start = "session=".length
    for (let at = start; at < pair.length; at += 1) {
      const other = pair[at] === "A" ? "B" : "A"
      const changed = pair.slice(0, at) + other + pair.slice(at + 1)
      const decoded = (text: string) => text.split(".").map((part) => Buffer.from(part, "base64url").toString("hex"))
      if (decoded(changed.slice(start)).join() === decoded(pair.slice(start)).join()) continue // only unused bits of a last character differ
      expect(await make().read(changed, "aurora"), `character ${at}`).toBeUndefined()
    }
  })

  test("is read as undefined, without an error, if it is truncated, too long or random", async () => {
    const pair = await sealed()
    const token = pair.slice("session=".length)
    for (let length = 0; length < token.length; length += 7)
      expect(await make().read(`session=${token.slice(0, length)}`, "aurora")).toBeUndefined()
    expect(await make().read(`session=${"a".repeat(8192)}`, "aurora")).toBeUndefined()
    expect(await make().read(`session=${token}${".".repeat(5000)}`, "aurora")).toBeUndefined()
    const word = fc.stringMatching(/^[\w.=-]{0,80}$/)
    await fc.assert(
      fc.asyncProperty(fc.oneof(word, fc.string({ unit: "binary" })), async (text) => {
        expect(await make().read(`session=${text}`, "aurora")).toBeUndefined()
        expect(await make().read(text, "aurora")).toBeUndefined()
      }),
      runs(1_000),
    )
  })

  test("is read from the first of two cookies with its name only", async () => {
    const pair = await sealed()
    const other = pairOf(await make().write({ who: "mallory" }, "aurora"))
    expect(await make().read(`${pair}; ${other}`, "aurora")).toEqual(value)
    expect(await make().read(`session=rubbish; ${pair}`, "aurora")).toBeUndefined()
  })

  test("is not read if it is unencrypted or uses another algorithm", async () => {
    const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url")
    const body = { value, aud: "session:aurora", exp: Math.floor(Date.now() / 1000) + 600 }
    for (const alg of ["none", "HS256", "dir"])
      expect(await make().read(`session=${part({ alg })}.${part(body)}.`, "aurora")).toBeUndefined()
  })

  test("is not read if its value has another schema", async () => {
    const other = sealedCookie({ secrets: [first], isSecure: false }, "session", z.object({ id: z.number() }), 600)
    expect(await make().read(pairOf(await other.write({ id: 7 }, "aurora")), "aurora")).toBeUndefined()
  })

  test("cannot be created without a secret", () => expect(() => make([])).toThrow("needs a secret"))
})
