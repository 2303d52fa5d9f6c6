import { describe, expect, test } from "vitest"
import { people } from "#mock/engine/sso/people.ts"
import { portalAddress, setPortal } from "#mock/engine/mail.ts"
import { goto, orgs, type Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

const page = (query: Record<string, string>) =>
  fetch(
    `${host.origin}/sso/login?${new URLSearchParams({ org: orgs.aurora, app: "portal", goto, ...query }).toString()}`,
  )

describe("API-03 the sign-on page", () => {
  test("shows all people in a plain form, in both languages, without scripts", async () => {
    const answer = await page({})
    const text = await answer.text()
    expect(answer.status).toBe(200)
    for (const { id, role, role_chinese } of people) {
      expect(text).toContain(`name="person" value="${id}"`)
      expect(text).toContain(role)
      expect(text).toContain(role_chinese)
    }
    expect(text).toContain("Aurora Interconnect Alliance")
    expect(text).not.toContain("<script")
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'")
  })

  test.each([
    ["an unknown org", { org: "nobody" }],
    ["no app", { app: "" }],
    ["another host", { goto: "https://example.com/a/aurora/callback" }],
    ["a host name that begins with the local address", { goto: "http://127.0.0.1.example.com/" }],
    ["a user name before the host", { goto: "http://127.0.0.1@example.com/" }],
    ["credentials", { goto: "http://user:secret@127.0.0.1/" }],
    ["a javascript URL", { goto: "javascript:alert(1)" }],
    ["a relative URL", { goto: "/a/aurora/callback" }],
  ])("refuses %s, by GET and by POST", async (_title, query) => {
    expect((await page(query)).status).toBe(400)
    const form = new URLSearchParams({ org: orgs.aurora, app: "portal", goto, person: "member", ...query })
    const posted = await fetch(`${host.origin}/sso/login`, { method: "POST", body: form, redirect: "manual" })
    expect(posted.status).toBe(400)
    expect(posted.headers.get("location")).toBeNull()
  })

  test("escapes values of the URL", async () => {
    const text = await (await page({ goto: 'http://127.0.0.1:3000/"><script>alert(1)</script>' })).text()
    expect(text).not.toContain("<script>alert")
  })

  test("links in mails lead to the portal that somebody signed on from last, unless its origin is set", async () => {
    const store = host.mock.stores.get("default")
    const link = () => portalAddress(store, "alliance-aurora", ["apply", "open"])
    const signOnFrom = (origin: string) => {
      const from = { org: orgs.aurora, app: "portal", goto: `${origin}/a/aurora/callback`, person: "member" }
      return fetch(`${host.origin}/sso/login`, { method: "POST", body: new URLSearchParams(from), redirect: "manual" })
    }
    await signOnFrom("http://127.0.0.1:4655")
    expect(link()).toBe("http://127.0.0.1:4655/a/aurora/apply/open")
    setPortal("https://portal.example")
    await signOnFrom("http://127.0.0.1:4655")
    expect(link()).toBe("https://portal.example/a/aurora/apply/open")
  })

  test("redirects to the URL of the portal and keeps its query", async () => {
    const form = new URLSearchParams({ org: orgs.aurora, app: "portal", goto, person: "member" })
    const answer = await fetch(`${host.origin}/sso/login`, { method: "POST", body: form, redirect: "manual" })
    const target = new URL(answer.headers.get("location") ?? "")
    expect(answer.status).toBe(303)
    expect(target.origin + target.pathname).toBe("http://127.0.0.1:3000/a/aurora/callback")
    expect(Object.fromEntries(target.searchParams)).toEqual({
      state: "Jk3xP0aWm8",
      ticket: expect.stringMatching(/^default\./) as string,
      org: orgs.aurora,
      app: "portal",
    })
  })
})

describe("a ticket", () => {
  test("can be exchanged once", async () => {
    const store = host.newStore()
    const ticket = await host.ticket(store, "member")
    expect((await host.exchange(store, ticket)).status).toBe(200)
    expect((await host.exchange(store, ticket)).body.code).toBe("ticket_invalid")
  })

  test("expires after five minutes of the store's clock", async () => {
    const store = host.newStore()
    const [early, late] = [await host.ticket(store, "member"), await host.ticket(store, "member")]
    await host.control(store, "POST", "clock", { advance: "PT4M55S" })
    expect((await host.exchange(store, early)).status).toBe(200)
    await host.control(store, "POST", "clock", { advance: "PT10S" })
    expect((await host.exchange(store, late)).body.code).toBe("ticket_invalid")
  })

  test("can be issued as expired", async () => {
    const store = host.newStore()
    const ticket = await host.ticket(store, "member", orgs.aurora, { ticket: "expired" })
    expect((await host.exchange(store, ticket)).body.code).toBe("ticket_invalid")
  })

  test.each([
    ["org", { org: orgs.harbor }],
    ["app", { app: "another" }],
    ["goto", { goto: "http://127.0.0.1:3000/elsewhere" }],
  ])("is valid only with its %s, and invalid after a wrong one", async (_title, wrong) => {
    const store = host.newStore()
    const ticket = await host.ticket(store, "member")
    const body = { ticket, org: orgs.aurora, app: "portal", goto, ...wrong }
    const answer = await host.call("POST", "/api/ticket/", { "x-mock-store": store }, body)
    expect([answer.status, answer.body.code]).toEqual([400, "ticket_invalid"])
    expect((await host.exchange(store, ticket)).body.code).toBe("ticket_invalid")
  })

  test("of another store or with an unknown value is refused", async () => {
    const ticket = await host.ticket(host.newStore(), "member")
    expect((await host.exchange(host.newStore(), ticket)).body.code).toBe("ticket_invalid")
    expect((await host.exchange(host.newStore(), "made-up")).body.code).toBe("ticket_invalid")
  })
})

describe("API-03 the people of the sign-on page", () => {
  const members = people.filter(({ id }) => id !== "non-member" && id !== "disabled")
  test.each(members.flatMap(({ id }) => [[id, orgs.aurora] as const, [id, orgs.harbor] as const]))(
    "%s signs in at %s",
    async (person, org) => {
      const session = await host.signIn(person, org)
      expect((await host.call("GET", "/api/workgroup/grouped", session.headers)).status).toBe(200)
    },
  )

  test.each([
    ["admin", true, []],
    ["notice-admin", false, [6]],
    ["topic-admin", false, [7]],
    ["download-admin", false, [8]],
    ["proposal-admin", false, [9]],
    ["cert-admin", false, [10]],
    ["certdoc-admin", false, [11]],
    ["member-admin", false, [12]],
    ["schedule-admin", false, [13]],
    ["general-secretary", false, []],
    ["member", false, []],
  ])("%s: is_admin %s, biz_roles %j", async (person, is_admin, biz_roles) => {
    const store = host.newStore()
    const { body } = await host.exchange(store, await host.ticket(store, person))
    expect(body.result).toMatchObject({ is_admin, biz_roles })
  })

  test("a non-member gets a response without a token", async () => {
    const store = host.newStore()
    const { status, body } = await host.exchange(store, await host.ticket(store, "non-member"))
    expect([status, body.success, body.code]).toEqual([200, true, "not_member"])
    expect(body.result).toMatchObject({ token: null, username: "oskar.lindqvist" })
  })

  test("a disabled member is refused", async () => {
    const store = host.newStore()
    const { status, body } = await host.exchange(store, await host.ticket(store, "disabled"))
    expect([status, body.code]).toEqual([400, "member_disabled"])
  })
})

describe("a session", () => {
  const verify = (session: Session, changed: Record<string, string> = {}) => {
    const { alliance_id, user_id, token, username } = session
    const body = { alliance_id, member_id: user_id, username, token, ...changed }
    return host.call("POST", "/api/token/", { "x-mock-store": session.store }, body)
  }

  test("is valid only if all four values belong together", async () => {
    const session = await host.signIn("secretary")
    expect((await verify(session)).body).toEqual({ success: true })
    const changes: Record<string, string>[] = [
      { alliance_id: "alliance-harbor" },
      { member_id: "member-aurora-chair" },
      { username: "邱岚" },
      { token: `${session.token}x` },
    ]
    for (const changed of changes)
      expect((await verify(session, changed)).body).toMatchObject({ success: false, code: "token_invalid" })
  })

  test.each([
    ["token", ""],
    ["alliance-id", "alliance-harbor"],
    ["alliance-id", ""],
    ["member-id", "member-aurora-chair"],
    ["member-id", ""],
    ["username", "mara.ellingsen"],
    ["username", ""],
  ])("with the header %s = %j is refused with 401", async (name, value) => {
    const session = await host.signIn("secretary")
    const answer = await host.call("GET", "/api/workgroup/grouped", { ...session.headers, [name]: value })
    expect([answer.status, answer.body.code]).toEqual([401, "unauthorized"])
  })

  test("of one alliance is refused in another", async () => {
    const store = host.newStore()
    const aurora = await host.signIn("member", orgs.aurora, store)
    const harbor = await host.signIn("member", orgs.harbor, store)
    const mixed = { ...harbor.headers, token: aurora.token }
    expect((await host.call("GET", "/api/notice", mixed)).status).toBe(401)
    expect((await host.call("GET", "/api/notice", harbor.headers)).status).toBe(200)
  })

  test("ends with the logout", async () => {
    const session = await host.signIn("member")
    expect((await host.call("DELETE", "/api/token/", session.headers)).status).toBe(200)
    expect((await verify(session)).body.success).toBe(false)
    expect((await host.call("GET", "/api/notice", session.headers)).status).toBe(401)
  })

  test("ends when the member is disabled", async () => {
    const session = await host.signIn("member")
    const { member } = host.mock.stores.get(session.store).rows
    const row = member.get(session.user_id)
    if (!row) throw new Error("the seed has no such member")
    member.put({ ...row, is_disabled: true })
    expect((await verify(session)).body.success).toBe(false)
    expect((await host.call("GET", "/api/notice", session.headers)).status).toBe(401)
  })

  test("finds its store by the token, without the store header", async () => {
    const session = await host.signIn("member")
    const { "x-mock-store": _store, ...headers } = session.headers
    expect((await host.call("GET", "/api/notice", headers)).status).toBe(200)
  })
})
