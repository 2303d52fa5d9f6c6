import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { noteCookies } from "#app/session/notes.server.ts"
import { sessionCookie, sessionOf, viewerOf, type Session } from "#app/session/session.server.ts"
import { mayAdministrate } from "#app/session/viewer.ts"

const settings = { secrets: ["secret-0123456789-0123456789-0123456789"], isSecure: false }
const cookie = sessionCookie(settings, { idleMinutes: 120, hours: 12 })
const start = Date.parse("2026-11-20T07:00:00Z")
const minutes = (count: number) => count * 60_000
const pairOf = (setCookie: string | undefined) => setCookie?.split(";")[0]

const result = {
  token: "t-1",
  org: "aurora-interconnect",
  alliance_id: "alliance-aurora",
  user_id: "member-1",
  username: "lilei",
  is_admin: false,
  biz_roles: [12],
  timezone: "Europe/Berlin",
  language: "english",
  goto: null,
}
const begin = (): Session => {
  const session = sessionOf(result, "aurora", Date.now())
  if (!session) throw new Error("no session")
  return session
}

describe("SES-05 a session from a login result", () => {
  test("contains the four required values and the other values of the result", () => {
    expect(sessionOf(result, "aurora", start)).toMatchObject({
      token: "t-1",
      allianceId: "alliance-aurora",
      userId: "member-1",
      username: "lilei",
      timezone: "Europe/Berlin",
      language: "english",
      isAdmin: false,
      bizRoles: [12],
      allianceUrl: "aurora",
    })
  })

  test.each(["token", "alliance_id", "user_id", "username"])("is not created without %s", (name) => {
    expect(sessionOf({ ...result, [name]: "" }, "aurora", start)).toBeUndefined()
    expect(sessionOf({ ...result, [name]: null } as never, "aurora", start)).toBeUndefined()
    expect(sessionOf({ ...result, [name]: undefined } as never, "aurora", start)).toBeUndefined()
  })

  test("has the time zone Asia/Shanghai and English as defaults", () => {
    expect(sessionOf({ ...result, timezone: "", language: "" }, "aurora", start)).toMatchObject({
      timezone: "Asia/Shanghai",
      language: "english",
    })
  })

  test("SES-11 passes no token to pages", () => {
    expect(JSON.stringify(viewerOf(begin()))).not.toContain("t-1")
  })

  test("gives pages the person, the rights, the time zone and the language", () => {
    const pages = { userId: "member-1", username: "lilei", isAdmin: false, bizRoles: [12], timezone: "Europe/Berlin" }
    expect(viewerOf(begin())).toEqual({ ...pages, name: "lilei", language: "english" })
    expect(viewerOf({ ...begin(), name: "Li Lei" })).toMatchObject({ username: "lilei", name: "Li Lei" })
  })

  test("ROLE-02 opens the administration to member and alliance administrators only", () => {
    const viewer = viewerOf(begin())
    expect(mayAdministrate(viewer)).toBe(true)
    expect(mayAdministrate({ ...viewer, bizRoles: [6, 7, 8, 9, 10, 11, 13] })).toBe(false)
    expect(mayAdministrate({ ...viewer, bizRoles: [], isAdmin: true })).toBe(true)
  })
})

describe("SES-11 the limits of a session (quality V7.35)", () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }))
  afterEach(() => void vi.useRealTimers())
  const at = (time: number) => void vi.setSystemTime(start + time)
  const read = (pair: string | undefined) => cookie.read(pair, "aurora", Date.now())

  test("idle: it ends two hours after its last use", async () => {
    const pair = pairOf(await cookie.start(begin()))
    at(minutes(119))
    expect(await read(pair)).toBeDefined()
    at(minutes(121))
    expect(await read(pair)).toBeUndefined()
  })

  test("idle: use renews the limit, at most once a minute", async () => {
    const session = begin()
    at(minutes(1) - 1)
    expect(await cookie.renew(session, Date.now())).toBeUndefined()
    at(minutes(100))
    const renewed = pairOf(await cookie.renew(session, Date.now()))
    at(minutes(219))
    expect(await read(renewed)).toMatchObject({ token: "t-1", startedAt: start, seenAt: start + minutes(100) })
    at(minutes(221))
    expect(await read(renewed)).toBeUndefined()
  })

  test("absolute: it ends after twelve hours, even if it is used all the time", async () => {
    let session: Session | undefined = begin()
    let pair = pairOf(await cookie.start(session))
    for (let time = 30; time < 720; time += 30) {
      at(minutes(time))
      session = await read(pair)
      expect(session, `after ${time} minutes`).toBeDefined()
      pair = pairOf(await cookie.renew(session as Session, Date.now()))
    }
    at(minutes(720) - 2_000)
    expect(await read(pair)).toBeDefined()
    at(minutes(720))
    expect(await read(pair)).toBeUndefined()
  })

  test("TEN-04 a session is valid only in its own alliance", async () => {
    const pair = pairOf(await cookie.start(begin()))
    expect(await cookie.read(pair, "harbor", Date.now())).toBeUndefined()
    expect(await cookie.read(pairOf(await cookie.start({ ...begin(), allianceUrl: "harbor" })), "aurora", start)).toBe(
      undefined,
    )
  })
})

describe("cookies with notes for the next request", () => {
  const notes = noteCookies(settings)

  test("a note cannot be read under another name", async () => {
    const flash = pairOf(await notes.flash.write([{ tone: "hold", id: "session.timed-out" }], "aurora")) ?? ""
    expect(await notes.flash.read(flash, "aurora")).toHaveLength(1)
    expect(await notes.application.read(flash.replace("flash=", "application="), "aurora")).toBeUndefined()
  })

  test("any text is read back unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }), async (key) => {
        const pair = pairOf(await notes.application.write({ key, id: key }, "aurora"))
        expect(await notes.application.read(pair, "aurora")).toEqual({ key, id: key })
      }),
      { numRuns: 50 },
    )
  })
})
