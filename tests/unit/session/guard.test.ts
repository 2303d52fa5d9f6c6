import { data, type LoaderFunctionArgs } from "@remix-run/node"
import { describe, expect, test } from "vitest"
import { ApiFailure, type Failure } from "#app/lib/failure.ts"
import type { Access } from "#app/session/access.ts"
import { MemoryStore } from "#app/runtime/memory-store.server.ts"
import { createDrafts } from "#app/session/drafts.server.ts"
import { endedSessions } from "#app/session/ended-sessions.server.ts"
import { formOwners } from "#app/session/form-owner.server.ts"
import { guardedAction, guardedLoader } from "#app/session/guard.server.ts"
import { noteCookies } from "#app/session/notes.server.ts"
import type { RequestContext, TokenCheck } from "#app/session/request-context.server.ts"
import { findDraft, keepDraft } from "#app/session/session-answer.server.ts"
import { sessionCookie, viewerOf, type Session } from "#app/session/session.server.ts"

const settings = { secrets: ["secret-0123456789-0123456789-0123456789"], isSecure: false }
const notes = noteCookies(settings)

function sessionWith(rights: Partial<Session>): Session {
  const person = { token: "t", allianceId: "alliance-aurora", userId: "member-1", username: "lilei", org: "aurora" }
  const choices = { timezone: "Asia/Shanghai", language: "english", startedAt: 0, seenAt: 0 }
  return { ...person, ...choices, allianceUrl: "aurora", isAdmin: false, bizRoles: [], ...rights }
}

type Visit = { session?: Session; check?: TokenCheck; form?: Record<string, string>; alliance?: "known" | "unknown" }

/** A request to a page of aurora, and the cookies that it sets. */
function visit({ session, check = "valid", form, alliance = "known" }: Visit) {
  const set: string[] = []
  const known = { kind: "known", alliance: { url: "aurora" } }
  const context = {
    session,
    viewer: session && viewerOf(session),
    settings: { isDevelopment: false },
    allianceState: alliance === "known" ? known : { kind: "unknown" },
    alliance: alliance === "known" ? "aurora" : "",
    alliances: [],
    locale: "en",
    drafts: createDrafts(new MemoryStore(), settings.secrets),
    formOwners: formOwners(settings.secrets),
    endedSessions: endedSessions(new MemoryStore(), 12),
    typed: {},
    cookies: { session: sessionCookie(settings, { idleMinutes: 120, hours: 12 }), notes, header: undefined },
    setCookie: (header: string) => set.push(header),
    parseReturnAddress: (value: unknown) => value,
    parsePortalAddress: (value: unknown) => value,
    verifyToken: () => Promise.resolve(check),
  } as unknown as RequestContext
  const init = form ? { method: "POST", body: new URLSearchParams(form) } : undefined
  const request = new Request("http://127.0.0.1/a/aurora/admin/org?page=2", init)
  const args = { request, params: { alliance: "aurora" }, context } as unknown as LoaderFunctionArgs
  const flash = () => notes.flash.read(set.find((header) => header.startsWith("flash="))?.split(";")[0], "aurora")
  return { args, context, set, flash }
}

async function open(access: Access, made: ReturnType<typeof visit>, loader = () => "page" as unknown) {
  try {
    return await guardedLoader({ access }, loader)(made.args)
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get("Location")}`
    return (thrown as { init?: { status?: number } }).init?.status ?? thrown
  }
}

const people = {
  nobody: undefined,
  member: sessionWith({}),
  "notice administrator": sessionWith({ bizRoles: [6] }),
  "member administrator": sessionWith({ bizRoles: [12] }),
  "alliance administrator": sessionWith({ isAdmin: true }),
}

/** The login page that leads back to the page of the visit. */
const login = "302 /a/aurora/login?to=%2Fa%2Faurora%2Fadmin%2Forg%3Fpage%3D2"
const dashboard = "302 /a/aurora/dashboard"

describe("ERR-04 a file that belongs to a page", () => {
  const file = { access: "member", pageOf: (_params: unknown, search: string) => `/a/aurora/group${search}` } as const
  const fail = (failure: Failure) => () => Promise.reject(new ApiFailure(failure))
  const fetched = async (made: ReturnType<typeof visit>, loader: () => unknown) => {
    const thrown = await Promise.resolve(guardedLoader(file, loader)(made.args)).catch((error: unknown) => error)
    return thrown instanceof Response ? `${thrown.status} ${thrown.headers.get("Location")}` : thrown
  }

  const expired: Failure = { kind: "refused", code: "package_expired", message: "", errors: [], details: {} }
  test.each<{ failure: Failure; reason?: string }>([
    { failure: { kind: "server" } },
    { failure: { kind: "timeout" } },
    { failure: { kind: "forbidden" }, reason: "refusal.forbidden" },
    { failure: { kind: "not_found", code: "not_found" }, reason: "file.failed.not-found" },
    { failure: expired, reason: "refusal.package_expired" },
  ])("redirects to its page with a message if it fails: $failure.kind", async ({ failure, reason }) => {
    const made = visit({ session: sessionWith({}) })
    expect(await fetched(made, fail(failure))).toBe("302 /a/aurora/group?page=2")
    const ids = ["file.failed.title", ...(reason ? [reason] : [])]
    expect(await made.flash()).toEqual(ids.map((id) => ({ tone: "stop", id })))
  })

  test("redirects to its page if the token check gets no response", async () => {
    const made = visit({ session: sessionWith({}), check: "unanswered" })
    expect(await fetched(made, () => "rows")).toBe("302 /a/aurora/group?page=2")
  })

  test("SES-08 redirects to the login with the page as return address, not the file", async () => {
    const thenGroup = "302 /a/aurora/login?to=%2Fa%2Faurora%2Fgroup%3Fpage%3D2"
    expect(await fetched(visit({ session: sessionWith({}) }), fail({ kind: "unauthorized" }))).toBe(thenGroup)
    expect(await fetched(visit({}), () => "rows")).toBe(thenGroup)
  })

  test("rethrows a programming error, returns a successful result, and is 404 in an unknown alliance", async () => {
    const mistake = new TypeError("x is undefined")
    expect(await fetched(visit({ session: sessionWith({}) }), () => Promise.reject(mistake))).toBe(mistake)
    expect(await fetched(visit({ session: sessionWith({}) }), () => "rows")).toBe("rows")
    const nowhere = await fetched(visit({ alliance: "unknown" }), () => "rows")
    expect((nowhere as { init: { status: number } }).init.status).toBe(404)
  })
})

describe("ROLE-01, ROLE-02 access by role", () => {
  const table: [keyof typeof people, Record<Access, string>][] = [
    ["nobody", { public: "page", guest: "page", member: login, group: login, "member-admin": login, admin: login }],
    [
      "member",
      { public: "page", guest: dashboard, member: "page", group: "page", "member-admin": dashboard, admin: dashboard },
    ],
    [
      "notice administrator",
      { public: "page", guest: dashboard, member: "page", group: "page", "member-admin": dashboard, admin: dashboard },
    ],
    [
      "member administrator",
      { public: "page", guest: dashboard, member: "page", group: "page", "member-admin": "page", admin: dashboard },
    ],
    [
      "alliance administrator",
      { public: "page", guest: dashboard, member: "page", group: "page", "member-admin": "page", admin: "page" },
    ],
  ]
  const cells = table.flatMap(([person, row]) =>
    Object.entries(row).map(([access, outcome]) => [person, access, outcome] as const),
  )

  test.each(cells)("role %s, access %s: %s", async (person, access, outcome) => {
    expect(await open(access as Access, visit({ session: people[person] }))).toBe(outcome)
  })
})

describe("ROLE-03 a refused person is shown which right is missing", () => {
  test.each([
    ["member", "admin", "session.no-admin"],
    ["member", "member-admin", "session.no-admin"],
    ["member administrator", "admin", "session.no-auth"],
  ] as const)("role %s, access %s: the message %s", async (person, access, id) => {
    const made = visit({ session: people[person] })
    await open(access, made)
    expect(await made.flash()).toEqual([{ tone: "hold", id }])
  })
})

describe("ROLE-04 the error screen of a page", () => {
  const linked = async (refusal: unknown, params: Record<string, string> = {}) => {
    const { args } = visit({ session: people.member })
    const asked = { ...args, params: { ...args.params, ...params } }
    const loaded = Promise.resolve(guardedLoader({ access: "member" }, () => Promise.reject(refusal as Error))(asked))
    const thrown: unknown = await loaded.catch((error: unknown) => error)
    return (thrown as { data: { above?: string } }).data.above
  }
  const refused = (failure: Failure) => linked(new ApiFailure(failure))

  test("links to the parent page if access is forbidden, but not for a closed group or an unknown record", async () => {
    expect(await refused({ kind: "forbidden", code: "forbidden" })).toBe("/a/aurora/admin")
    expect(await refused({ kind: "forbidden", code: "restricted_group" })).toBeUndefined()
    expect(await refused({ kind: "not_found" })).toBeUndefined()
  })

  test("does not link to a page of the record that did not open, but to one of a record that only refused an action", async () => {
    const id = "admin" // the page is /a/aurora/admin/org
    expect(await linked(new ApiFailure({ kind: "forbidden", code: "forbidden" }), { id })).toBeUndefined()
    const screen = data({ failure: { kind: "forbidden", code: "forbidden" } }, { status: 403 })
    expect(await linked(screen, { id })).toBe("/a/aurora/admin")
  })
})

describe("SES-06 the token is checked in parallel with the page's own calls", () => {
  test("an invalid token: the page is not shown, its address is saved, and the session ends", async () => {
    const made = visit({ session: people.member, check: "invalid" })
    let isLoaded = false
    const outcome = await open("member", made, () => (isLoaded = true))
    expect([outcome, isLoaded]).toEqual([login, true])
    expect(await made.flash()).toEqual([{ tone: "hold", id: "session.timed-out" }])
    expect(made.set.some((header) => header.startsWith("session=;"))).toBe(true)
  })

  test.each([
    ["unanswered", 503],
    ["timed-out", 504],
  ] as const)("a check that is %s keeps the session: %i", async (check, status) => {
    const made = visit({ session: people.member, check })
    expect(await open("member", made)).toBe(status)
    expect(made.set).toEqual([])
  })

  test("a page that fails while the token is still being checked does not end the process", async () => {
    const uncaught: unknown[] = []
    const note = (reason: unknown) => uncaught.push(reason)
    process.on("unhandledRejection", note)
    const made = visit({ session: people.member })
    made.context.verifyToken = () => new Promise((resolve) => setTimeout(() => resolve("valid"), 20))
    const failed = await open("member", made, () => Promise.reject(new ApiFailure({ kind: "forbidden" })))
    process.off("unhandledRejection", note)
    expect([failed, uncaught]).toEqual([403, []])
  })

  test("a public page is not checked, with or without a session", async () => {
    expect(await open("public", visit({ check: "invalid" }))).toBe("page")
    expect(await open("public", visit({ session: people.member, check: "invalid" }))).toBe("page")
  })
})

describe("SES-07 a 401 of the backend", () => {
  const unauthorized = () => Promise.reject(new ApiFailure({ kind: "unauthorized" }))

  test("in a loader redirects to the login and saves the address", async () => {
    const made = visit({ session: people.member })
    expect(await open("member", made, unauthorized)).toBe(login)
    expect(await made.flash()).toEqual([{ tone: "hold", id: "session.unauthorized" }])
  })

  test("in an action keeps what was typed, for this person and page only", async () => {
    const made = visit({ session: people.member, form: { text: "a long text", memo: "" } })
    const action = async (args: { request: Request }) => {
      await args.request.formData()
      return unauthorized()
    }
    const answer = guardedAction({ access: "member" }, action as never)(made.args) as Promise<unknown>
    await expect(answer).rejects.toMatchObject({ status: 302 })
    expect((await made.flash())?.map(({ id }) => id)).toEqual(["session.unauthorized", "session.typed-kept"])
    const foundBy = async (session: Session | undefined, address = "/a/aurora/admin/org?page=2") =>
      (await findDraft({ ...made.context, session }, address))?.form
    expect(await foundBy(sessionWith({ userId: "member-2" }))).toBeUndefined()
    expect(await foundBy(undefined)).toBeUndefined()
    expect(await foundBy(people.member, "/a/aurora/admin/org?from=3")).toBeUndefined()
    expect([...((await foundBy(people.member)) ?? [])]).toEqual([
      ["text", "a long text"],
      ["memo", ""],
    ])
  })

  test("in a form with files keeps the fields that were read", async () => {
    const made = visit({ session: people.member })
    const action = ({ context }: { context: RequestContext }) => {
      const form = new FormData()
      form.append("text", "a long text")
      form.append("files", '{"id":"file-1","name":"a.pdf","size":1}')
      context.typed.form = form
      return unauthorized()
    }
    await expect(guardedAction({ access: "member" }, action as never)(made.args)).rejects.toMatchObject({ status: 302 })
    const found = await findDraft(made.context, "/a/aurora/admin/org?page=2")
    expect(found?.form.get("files")).toContain("file-1")
  })

  test("in a call of a script is a 401 response without cookies, with or without a session", async () => {
    const made = visit({ session: people.member })
    const answer = guardedAction({ access: "member", isForScripts: true }, unauthorized)(made.args)
    await expect(answer).rejects.toMatchObject({ status: 401 })
    expect(made.set).toEqual([])
    await expect(
      guardedAction({ access: "member", isForScripts: true }, unauthorized)(visit({}).args),
    ).rejects.toMatchObject({ status: 401 })
  })
})

describe("FORM-08 the text that was typed", () => {
  const address = "/a/aurora/admin/org?page=2"
  const failing = (kind: "timeout" | "server") => () => Promise.reject(new ApiFailure({ kind }))

  test.each(["timeout", "server"] as const)("is kept when an error screen replaces the form: %s", async (kind) => {
    const made = visit({ session: people.member, form: { text: "a long text" } })
    await expect(guardedAction({ access: "member" }, failing(kind))(made.args)).rejects.toBeDefined()
    expect((await findDraft(made.context, address))?.form.get("text")).toBe("a long text")
  })

  test("is deleted only when the form has been accepted", async () => {
    const made = visit({ session: people.member, form: { text: "a long text" } })
    const form = new FormData()
    form.append("text", "kept while typing")
    expect(await keepDraft(made.context, address, form)).toBe(true)
    const first = { ...made.args, request: made.args.request.clone() }
    await guardedAction({ access: "member" }, () => ({ status: "error" }))(first)
    expect((await findDraft(made.context, address))?.form.get("text")).toBe("kept while typing")
    await guardedAction({ access: "member" }, () => Response.redirect("http://127.0.0.1/a/aurora", 303))(made.args)
    expect(await findDraft(made.context, address)).toBeUndefined()
  })
})

describe("TEN-08 an unknown alliance", () => {
  test.each(["public", "guest", "member", "admin"] as const)(
    "%s: 404, the loader does not run, and no cookie is set",
    async (access) => {
      const made = visit({ session: people.member, alliance: "unknown" })
      let isRun = false
      expect(await open(access, made, () => (isRun = true))).toBe(404)
      expect([isRun, made.set]).toEqual([false, []])
    },
  )
})

test("a page for development returns 404 outside development", async () => {
  const answer = guardedLoader({ access: "public", isDevelopmentOnly: true }, () => "page")(visit({}).args)
  await expect(answer).rejects.toMatchObject({ init: { status: 404 } })
})

describe("ERR-02 request ids on error screens", () => {
  const fail = (error: unknown) => () => Promise.reject(error)
  const thrownBy = async (hasPage: boolean, loader: () => unknown) => {
    const made = visit({ session: sessionWith({}) })
    const reported: unknown[] = []
    Object.assign(made.context, { requestId: "request-0001", report: (error: unknown) => reported.push(error) })
    const guarded = guardedLoader({ access: "member", hasPage }, loader)
    const thrown = await Promise.resolve(guarded(made.args)).catch((error: unknown) => error)
    return { thrown: thrown as { data?: unknown; init?: { status: number } }, reported }
  }

  test("a programming error is reported, and its screen shows the request id without the cause", async () => {
    const mistake = new TypeError("x is undefined")
    const { thrown, reported } = await thrownBy(true, fail(mistake))
    expect(thrown).toMatchObject({ init: { status: 500 } })
    expect(thrown.data).toEqual({ failure: { kind: "server" }, requestId: "request-0001" })
    expect(reported).toEqual([mistake])
  })

  test("a programming error in a route without a page is rethrown unchanged", async () => {
    const mistake = new TypeError("x is undefined")
    expect(await thrownBy(false, fail(mistake))).toEqual({ thrown: mistake, reported: [] })
  })

  test.each<[Failure, number, string | undefined]>([
    [{ kind: "server" }, 502, "request-0001"],
    [{ kind: "timeout" }, 504, "request-0001"],
    [{ kind: "unavailable" }, 503, "request-0001"],
    [{ kind: "forbidden" }, 403, undefined],
    [{ kind: "not_found" }, 404, undefined],
  ])(
    "a backend failure is not reported, and its request id is shown for 5xx only: %j",
    async (failure, status, requestId) => {
      const { thrown, reported } = await thrownBy(true, fail(new ApiFailure(failure)))
      expect([thrown.init?.status, (thrown.data as { requestId?: string }).requestId]).toEqual([status, requestId])
      expect(reported).toEqual([])
    },
  )
})
