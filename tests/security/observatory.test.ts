import { readdirSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { observatoryScore, type Scored } from "#tests/support/observatory.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { hrefs, type Answer, type Visitor } from "#tests/support/visitor.ts"

/** The public origin in production: https, with TLS terminated by a proxy. */
const origin = "https://localhost"
const goal = 120

const answerWith = (headers: Record<string, string>, body = ""): Scored => ({
  url: `${origin}/`,
  headers: new Headers(headers),
  body,
})

describe("the score separates good headers from bad ones", () => {
  const good = {
    "content-security-policy":
      "default-src 'none'; script-src 'self' 'nonce-x' 'strict-dynamic'; form-action 'self'; frame-ancestors 'none'",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  }
  const html = { "content-type": "text/html" }

  test.each<[string, Record<string, string>, number, string?]>([
    ["all there is", good, 130],
    ["and a cookie that is well kept", { ...good, "set-cookie": "session=x; Secure; HttpOnly; SameSite=Lax" }, 135],
    ["nothing at all", {}, 30],
    ["no policy", { ...good, "content-security-policy": "" }, 55],
    ["scripts in the page", { ...good, "content-security-policy": "script-src 'unsafe-inline'" }, 60],
    ["a plain session cookie", { ...good, "set-cookie": "session=x; Secure" }, 70],
    ["any site may read it", { ...good, "access-control-allow-origin": "*" }, 130],
    ["any site may, as the person", crossOrigin(good), 50],
    ["a script of somebody", { ...good, ...html }, 95 + 30, '<script src="https://cdn.example/x.js"></script>'],
    ["no https for a while", { ...good, "strict-transport-security": "max-age=60" }, 120],
  ])("%s", (_name, headers, score, body) => {
    const present = Object.entries(headers).filter(([, value]) => value !== "")
    expect(observatoryScore(answerWith(Object.fromEntries(present), body)).score).toBe(score)
  })
})

function crossOrigin(headers: Record<string, string>) {
  return { ...headers, "access-control-allow-origin": "*", "access-control-allow-credentials": "true" }
}

describe("quality rows 32, 33: the Observatory's score of every kind of response", () => {
  let own: OwnPortal
  let member: Visitor
  const answers: Record<string, Answer> = {}

  /** Replaces the public origin by the portal's own: this test has no TLS proxy. */
  const here = (address: string) => address.replace(origin, own.portal)
  const post = (visitor: Visitor, path: string, form = {}) => visitor.post(path, form, { headers: { origin } })

  async function signIn(): Promise<Visitor> {
    const visitor = own.newVisitor()
    const login = await visitor.get("/a/aurora/login")
    const target = new URL(hrefs(login.body).find((link) => link.includes("/sso/login")) ?? "")
    const body = new URLSearchParams([...target.searchParams, ["person", "member"]])
    const headers = { "x-mock-store": visitor.mock.store }
    const sent = await fetch(target, { method: "POST", redirect: "manual", headers, body })
    answers["the way back from the sign-on page"] = await visitor.get(here(sent.headers.get("location") ?? ""))
    answers["a session begins"] = await visitor.get(`${here(sent.headers.get("location") ?? "")}&go=1`)
    return visitor
  }

  const assets = readdirSync(new URL("../../build/client/assets", import.meta.url))
  const asset = (ending: RegExp) => `/assets/${assets.find((name) => ending.test(name)) ?? ""}`

  const reads = async (): Promise<[string, Promise<Answer>][]> => {
    const guide = hrefs((await member.get("/a/aurora/thanks")).body).find((href) => href.startsWith("/a/aurora/file/"))
    const stranger = own.newVisitor()
    return [
      ["a page of a member", member.get("/a/aurora/dashboard?whole")],
      ["its data", member.get("/a/aurora/dashboard.data?whole")],
      ["a page of strangers", stranger.get("/a/aurora/login")],
      ["a page without scripts", stranger.get("/a/aurora/thanks")],
      ["a redirect", stranger.get("/a/aurora/dashboard")],
      ["a form that is refused (422)", post(stranger, "/a/aurora/login/request", { name: "" })],
      ["preferences", post(stranger, "/preferences", { locale: "zh", appearance: "dark", zone: "utc" })],
      ["a page that is not there (404)", member.get("/a/aurora/no-such-page")],
      ["an alliance that is not there (404)", stranger.get("/a/nowhere/login")],
      ["a page of others (403)", member.get("/a/aurora/meeting/meeting-aurora-33")],
      [
        "a write from elsewhere (403)",
        stranger.post("/preferences", {}, { headers: { origin: "https://evil.example" } }),
      ],
      ["a method nobody knows (405)", stranger.post("/a/aurora/thanks", {}, { headers: { origin } })],
      ["an address that is none (400)", stranger.get("/a/aurora/thanks/%")],
      ["a form that is none (400)", post(stranger, "/a/aurora/login/request", { "name[99999]": "x" })],
      ["a file of the backend", stranger.get(guide ?? "")],
      ["a table to keep", member.get("/a/aurora/group.csv")],
      ["a date to keep", member.get("/a/aurora/meeting/meeting-aurora-1/calendar.ics")],
      ["a script", stranger.get(asset(/^vendor-.*\.js$/))],
      ["a stylesheet", stranger.get(asset(/^index-.*\.css$/))],
      ["an asset that is not there (404)", stranger.get("/assets/none.js")],
      ["health", stranger.get("/healthz")],
    ]
  }

  beforeAll(async () => {
    own = await startOwnPortal("security-observatory", { env: { ORIGIN: origin } })
    member = await signIn()
    for (const [name, answer] of await reads()) answers[name] = await answer
    await member.mock.fault({ operation: "*", kind: "status", status: 500 })
    answers["a backend that fails (502)"] = await member.get("/a/aurora/thanks")
    answers["a check that is not answered (503)"] = await member.get("/a/aurora/group")
    await member.mock.clearFaults()
    answers["the end of a session"] = await post(member, "/a/aurora/logout")
  })
  afterAll(() => own.stop())

  test("every kind of response was tested", () => {
    const statuses = Object.values(answers).map(({ status }) => status)
    for (const status of [200, 302, 400, 403, 404, 405, 422, 502, 503]) expect(statuses).toContain(status)
    const begun = answers["a session begins"]?.headers.getSetCookie().join()
    expect(begun).toMatch(/__Secure-session=[^;]+;[^,]*HttpOnly; Secure; SameSite=Lax/)
    expect(answers["a file of the backend"]?.headers.get("content-disposition")).toMatch(/^attachment/)
  })

  test(`each has ${goal} or more`, () => {
    const rows = Object.entries(answers).map(([name, answer]) => ({ name, ...observatoryScore(answer) }))
    const lines = rows.map(({ name, score }) => `  ${String(score).padStart(3)}  ${name}`)
    console.log(`MDN HTTP Observatory, goal ${goal} (a session with its cookies can have 135):\n${lines.join("\n")}`)
    for (const { name, score, findings } of rows)
      expect(score, `${name}: ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(goal)
  })

  test("quality V3.16: Strict-Transport-Security is set for a year", () => {
    for (const [name, { headers }] of Object.entries(answers))
      expect(headers.get("strict-transport-security"), name).toBe("max-age=31536000; includeSubDomains")
  })
})
