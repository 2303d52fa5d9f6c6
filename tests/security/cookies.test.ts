import fc from "fast-check"
import { beforeAll, describe, expect, inject, test } from "vitest"
import { runs } from "#tests/support/extent.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import type { Visitor } from "#tests/support/visitor.ts"
import { sessionCookie } from "#app/session/session.server.ts"

const portal = () => inject("portal")

/** Whether two cookies decode to the same bytes: the last base64 character of a part has unused bits. */
const isSame = (one: string, other: string) =>
  one.split(".").length === other.split(".").length &&
  one.split(".").every((part, at) => {
    const second = other.split(".")[at] ?? ""
    return Buffer.from(part, "base64url").equals(Buffer.from(second, "base64url"))
  })

describe("quality row 38: cookies that were changed", () => {
  let member: Visitor
  let session = ""
  beforeAll(async () => {
    member = newVisitor()
    await member.signIn("member")
    session = member.cookies.get("session") ?? ""
  })

  const open = async (cookie: string, alliance = "aurora") => {
    const headers = { "x-mock-store": member.mock.store, cookie }
    const answer = await fetch(`${portal()}/a/${alliance}/dashboard`, { redirect: "manual", headers })
    await answer.arrayBuffer()
    return { status: answer.status, location: answer.headers.get("location") }
  }
  const loggedOut = { status: 302, location: "/a/aurora/login?to=%2Fa%2Faurora%2Fdashboard" }

  test("the session cookie is HttpOnly, SameSite=Lax and limited to its alliance (SES-11)", async () => {
    const visitor = newVisitor()
    const login = await visitor.get("/a/aurora/login")
    for (const cookie of login.headers.getSetCookie())
      expect(cookie).toMatch(/; Path=\/a\/aurora; HttpOnly; SameSite=Lax$/)
    expect(login.headers.getSetCookie()).not.toEqual([])
  })

  test("an unchanged cookie is accepted", async () => expect((await open(`session=${session}`)).status).toBe(200))

  test("a cookie that is flipped, cut, doubled, too long or from elsewhere logs the person out without an error", async () => {
    const flips = Array.from({ length: 40 }, (_, index) => Math.floor((index * session.length) / 40))
    const forged = [
      ...flips.map((at) => session.slice(0, at) + (session[at] === "x" ? "y" : "x") + session.slice(at + 1)),
      ...[0, 1, 10, session.length - 1].map((length) => session.slice(0, length)),
      session + session,
      `${session}.`,
      "x".repeat(8_000),
      "%00%ff%",
      "null",
      "{}",
      '"',
    ]
    for (const value of forged) expect(await open(`session=${value}`), value.slice(0, 60)).toEqual(loggedOut)
    expect(await open(`session=rubbish; session=${session}`)).toEqual(loggedOut)
    for (const name of ["return", "flash", "temporary-user", "login-state"])
      expect(await open(`${name}=${session}`), name).toEqual(loggedOut)
  })

  test("a cookie with any change is rejected", async () => {
    const bits = session.length * 6
    const flip = fc.array(fc.nat(bits - 1), { minLength: 1, maxLength: 4 }).map((places) => {
      const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
      return places.reduce((text, bit) => {
        const at = Math.floor(bit / 6)
        const changed = letters[(letters.indexOf(text[at] ?? "") ^ (1 << (bit % 6))) & 63] ?? "A"
        return text.slice(0, at) + changed + text.slice(at + 1)
      }, session)
    })
    const cut = fc.nat(session.length - 1).map((length) => session.slice(0, length))
    const parts = session.split(".")
    const mixed = fc.shuffledSubarray(parts, { minLength: 1 }).map((some) => some.join("."))
    const long = fc.integer({ min: 1, max: 12_000 }).map((length) => session + "x".repeat(length))
    const value = fc.oneof(flip, cut, mixed, long).filter((text) => !isSame(text, session))
    await fc.assert(
      fc.asyncProperty(value, async (text) => {
        expect(await open(`session=${text}`)).toEqual(loggedOut)
      }),
      runs(300),
    )
  })

  test("of two cookies with the same name the first is used, without an error", async () => {
    expect((await open(`session=${session}; session=rubbish`)).status).toBe(200)
    expect(await open(`session=; session=${session}`)).toEqual(loggedOut)
    expect(await open(Array.from({ length: 50 }, (_, at) => `session=${at}`).join("; "))).toEqual(loggedOut)
  })

  test("a cookie that is sealed with an old or unknown secret is rejected", async () => {
    const now = Date.now()
    const person = { token: "t", allianceId: "alliance-aurora", userId: "member-aurora-admin", username: "admin" }
    const rights = { org: "aurora", isAdmin: true, bizRoles: [], timezone: "UTC", language: "english" }
    const made = { ...person, ...rights, allianceUrl: "aurora", startedAt: now, seenAt: now }
    const limits = { idleMinutes: 120, hours: 12 }
    const settings = { secrets: ["a-secret-of-last-year-0123456789-abcdef"], isSecure: false }
    const [pair = ""] = (await sessionCookie(settings, limits).start(made)).split(";")
    expect(pair.length).toBeGreaterThan(200)
    expect(await open(pair)).toEqual(loggedOut)
  })

  test("TEN-04 quality row 39: a session of one alliance opens no page of another", async () => {
    expect(await open(`session=${session}`, "harbor")).toEqual({
      status: 302,
      location: "/a/harbor/login?to=%2Fa%2Fharbor%2Fdashboard",
    })
    const visitor = newVisitor()
    await visitor.signIn("member", "harbor")
    const other = visitor.cookies.get("session")
    expect(await open(`session=${other}`)).toEqual(loggedOut)
  })

  test("any cookie header at all is answered without an error", async () => {
    const text = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) })
    const names = fc.constantFrom("session", "flash", "return", "locales", "zone", "appearance", "__proto__", "x")
    const header = fc.oneof(
      text,
      fc.array(fc.tuple(names, text), { maxLength: 6 }).map((pairs) => pairs.map((pair) => pair.join("=")).join("; ")),
    )
    await fc.assert(
      fc.asyncProperty(header, async (cookie) => {
        const { status } = await open(cookie)
        expect(status).toBe(302)
      }),
      runs(150),
    )
  })

  test("a changed message cookie is ignored and the page is shown without the message", async () => {
    const visitor = newVisitor()
    await visitor.get("/a/aurora/dashboard")
    for (const name of ["return", "flash", "login-state", "temporary-user"]) visitor.cookies.set(name, "tampered")
    expect((await visitor.get("/a/aurora/login")).status).toBe(200)
    expect((await visitor.get("/a/aurora/login/request")).status).toBe(200)
    expect((await visitor.signInAndArrive("member")).url).toBe(`${portal()}/a/aurora/dashboard`)
  })
})

describe("TEN-04 quality row 39: two alliances in one browser", () => {
  test("each alliance has its own session, and a page shows the alliance of its URL", async () => {
    const aurora = newVisitor()
    const harbor = newVisitor(aurora.mock.store)
    const inAurora = await aurora.signInAndArrive("member")
    const inHarbor = await harbor.signInAndArrive("member", "harbor")
    expect(inAurora.body).toContain("Aurora")
    expect(inHarbor.body).not.toContain("Aurora")
    const groups = (html: string) =>
      [...html.matchAll(/<span class="ref">\w+<\/span><span>([^<]+)/g)].map(([, name]) => name)
    expect(groups(inAurora.body).length).toBeGreaterThan(5)
    expect(groups(inHarbor.body).filter((name) => groups(inAurora.body).includes(name))).toEqual([])
  })

  test("logging out of one keeps the other", async () => {
    const aurora = newVisitor()
    await aurora.signIn("member")
    const harbor = newVisitor(aurora.mock.store)
    await harbor.signIn("member", "harbor")
    await aurora.post("/a/aurora/logout")
    expect((await aurora.get("/a/aurora/dashboard")).status).toBe(302)
    expect((await harbor.get("/a/harbor/dashboard")).status).toBe(200)
  })
})
