import { beforeAll, describe, expect, inject, test } from "vitest"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { portion } from "#tests/support/extent.ts"
import { hrefs, type Answer, type Visitor } from "#tests/support/visitor.ts"

const portal = () => inject("portal")

/** Redirect targets that hide a foreign page, another alliance, or a way around the login. */
const targets = [
  "https://evil.example/",
  "//evil.example/a/aurora/dashboard",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\r\n/evil.example",
  "/%0d%0aLocation:https://evil.example",
  "/%2F%2Fevil.example",
  "/%5cevil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "@evil.example",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "／／evil.example",
  "/\u2028/evil.example",
  "/no-such-page",
  "/a/aurora/no/such/page",
]

const isOurs = ({ location }: Answer) => location === null || new URL(location).origin === portal()

describe("quality row 36: no redirect to another host", () => {
  test.each(portion(targets, 6))("preferences with back=%j lead to the root", async (back) => {
    const answer = await newVisitor().post("/preferences", { locale: "zh", back })
    expect([answer.status, answer.location]).toEqual([302, `${portal()}/`])
  })

  test("preferences return to any page of the portal, and do not use the Referer", async () => {
    const visitor = newVisitor()
    const back = "/a/harbor/login?x=//evil.example"
    expect((await visitor.post("/preferences", { back })).location).toBe(portal() + back)
    const headers = { referer: "https://evil.example/" }
    expect((await visitor.post("/preferences", {}, { headers })).location).toBe(`${portal()}/`)
  })

  test("quality row 58: an unknown preference changes nothing", async () => {
    const visitor = newVisitor()
    for (const value of ["fr", "en; Domain=evil.example", "__proto__", "zh\r\nSet-Cookie: a=b", "x".repeat(5000)])
      expect((await visitor.post("/preferences", { locale: value, zone: value })).headers.getSetCookie()).toEqual([])
    expect((await visitor.post("/preferences", { appearance: "neon" })).headers.getSetCookie()).toEqual([
      expect.stringMatching(/^appearance=system;/),
    ])
  })

  describe("the login", () => {
    let visitor: Visitor
    beforeAll(() => void (visitor = newVisitor()))

    test.each(portion(targets, 3))("parameters of the login page are ignored: %j", async (target) => {
      for (const name of ["goto", "redirect", "next", "return", "back", "url"]) {
        const login = await visitor.get(`/a/aurora/login?${new URLSearchParams({ [name]: target })}`)
        const href = hrefs(login.body).find((link) => link.includes("/sso/login")) ?? ""
        expect(new URL(href).searchParams.get("goto")).toMatch(
          new RegExp(`^${portal()}/a/aurora/callback\\?state=[\\da-f-]{36}$`),
        )
      }
    })

    test.each(portion(targets, 3))("a return address outside the portal is ignored: %j", async (target) => {
      const path = target.startsWith("/") ? target : `/${target}`
      const sent = await fetch(new URL(`/a/aurora/dashboard?next=${encodeURIComponent(path)}`, portal()), {
        redirect: "manual",
      })
      expect(sent.headers.get("location")).toMatch(/^\/a\/aurora\/login\?to=%2Fa%2Faurora%2Fdashboard%3Fnext%3D/)
      await sent.body?.cancel()
    })

    test("SES-08 the login returns to the address of its query, once", async () => {
      const person = newVisitor()
      const { location } = await person.get("/a/aurora/dashboard?page=2&x=%2F%2Fevil.example")
      expect((await person.signInAndArrive("member", "aurora", location ?? "")).url).toBe(
        `${portal()}/a/aurora/dashboard?page=2&x=%2F%2Fevil.example`,
      )
      expect([...person.cookies.keys()].filter((name) => name.startsWith("login-"))).toEqual([])
    })

    test("SES-08 an address that is not a page is not kept", async () => {
      const person = newVisitor()
      for (const path of [`/a/aurora/kit/session?${"x".repeat(3000)}`, "/a/aurora/logout"])
        expect((await person.get(path)).location).toBe(`${portal()}/a/aurora/login`)
    })

    test.each([...portion(targets, 3), "/a/harbor/dashboard"])("the login never leads to %j", async (to) => {
      const login = `/a/aurora/login?${new URLSearchParams({ to })}`
      expect((await newVisitor().signInAndArrive("member", "aurora", login)).url).toBe(`${portal()}/a/aurora/dashboard`)
    })
  })

  test.each(["//evil.example/%2f..", "/%2F%2Fevil.example/", "/\\evil.example", "/a/aurora//evil.example/..", "/.//x"])(
    "%s as a path leads nowhere else",
    async (path) => {
      const answer = await newVisitor().get(`${portal()}${path}`)
      expect(isOurs(answer)).toBe(true)
      expect(answer.status).toBeLessThan(500)
    },
  )
})

describe("quality row 37: a login is valid once, in the browser where it began (SES-02)", () => {
  const begin = async (visitor: Visitor, person = "member", alliance = "aurora"): Promise<URL> => {
    const login = await visitor.get(`/a/${alliance}/login`)
    const target = new URL(hrefs(login.body).find((link) => link.includes("/sso/login")) ?? "")
    const form = new URLSearchParams([...target.searchParams, ["person", person]])
    const headers = { "x-mock-store": visitor.mock.store }
    const sent = await fetch(target, { method: "POST", redirect: "manual", headers, body: form })
    const back = new URL(sent.headers.get("location") ?? "")
    back.searchParams.set("go", "1")
    return back
  }
  const isSignedIn = async (visitor: Visitor) => (await visitor.get("/a/aurora/dashboard")).status === 200

  test("a second use of the callback leads to the login page", async () => {
    const visitor = newVisitor()
    const back = await begin(visitor)
    expect((await visitor.get(back.href)).location).toBe(`${portal()}/a/aurora/dashboard`)
    await visitor.post("/a/aurora/logout")
    expect((await visitor.get(back.href)).location).toBe(`${portal()}/a/aurora/login`)
    expect(await isSignedIn(visitor)).toBe(false)
  })

  test("a second use of the callback with all cookies of the first one is refused by the backend", async () => {
    const visitor = newVisitor()
    const back = await begin(visitor)
    const before = new Map(visitor.cookies)
    expect((await visitor.get(back.href)).location).toBe(`${portal()}/a/aurora/dashboard`)
    visitor.resetCookies(before)
    expect((await visitor.get(back.href)).location).toBe(`${portal()}/a/aurora/login`)
    expect(visitor.cookies.has("session")).toBe(false)
    expect(await isSignedIn(visitor)).toBe(false)
  })

  test("a session that an attacker put into the browser before is replaced", async () => {
    const attacker = newVisitor()
    await attacker.signIn("lone-member")
    const planted = attacker.cookies.get("session") ?? ""
    const victim = newVisitor(attacker.mock.store)
    victim.cookies.set("session", planted)
    expect((await victim.get("/a/aurora/login")).location).toBe(`${portal()}/a/aurora/dashboard`)
    await victim.post("/a/aurora/logout")
    await victim.signIn("chair")
    expect(victim.cookies.get("session")).not.toBe(planted)
    expect(await isSignedIn(attacker)).toBe(false)
    expect(await isSignedIn(victim)).toBe(true)
  })

  test("an attacker's ticket in a victim's browser logs nobody in and is not sent to the backend", async () => {
    const attacker = newVisitor()
    const back = await begin(attacker)
    const victim = newVisitor(attacker.mock.store)
    await victim.get("/a/aurora/login")
    await victim.mock.clearCalls()
    for (const change of [{}, { state: "" }, { state: crypto.randomUUID() }]) {
      const address = new URL(back)
      for (const [name, value] of Object.entries(change)) address.searchParams.set(name, value)
      expect((await victim.get(address.href)).location).toBe(`${portal()}/a/aurora/login`)
    }
    expect((await victim.mock.calls()).filter(({ operation }) => operation === "ticket.exchange")).toEqual([])
    expect(await isSignedIn(victim)).toBe(false)
  })

  test("TEN-04 a ticket of one alliance is not valid in another", async () => {
    const visitor = newVisitor()
    const back = await begin(visitor, "member", "harbor")
    const forged = new URL(back.href.replace("/a/harbor/", "/a/aurora/"))
    await visitor.get(forged.href)
    expect(await isSignedIn(visitor)).toBe(false)
  })

  test("each login creates a new session", async () => {
    const visitor = newVisitor()
    await visitor.signIn("member")
    const first = visitor.cookies.get("session")
    await visitor.post("/a/aurora/logout")
    visitor.cookies.set("session", first ?? "")
    expect((await visitor.get("/a/aurora/dashboard")).location).toContain(`${portal()}/a/aurora/login?to=`)
    await visitor.signIn("member")
    expect(visitor.cookies.get("session")).not.toBe(first)
  })
})
