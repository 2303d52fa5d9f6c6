import { beforeAll, describe, expect, inject, test } from "vitest"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import { portion } from "#tests/support/extent.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const portal = () => inject("portal")
const portalHost = () => new URL(portal()).host
const actions = addressable.filter(({ hasAction }) => hasAction).map(({ pattern }) => addressOf(pattern))

type Attack = { headers: () => Record<string, string | undefined>; body?: () => BodyInit; method?: string }

const form = () => new URLSearchParams({ name: "Lei Li", company: "C", locale: "zh", confirm: "yes" })
const multipart = () => {
  const data = new FormData()
  for (const [name, value] of form()) data.set(name, value)
  return data
}

/** Every way in which somebody else's page could make a browser write here (quality row 34). */
const attacks: Record<string, Attack> = {
  "no Origin": { headers: () => ({ origin: undefined }) },
  "Origin null": { headers: () => ({ origin: "null" }) },
  "empty Origin": { headers: () => ({ origin: "" }) },
  "another origin": { headers: () => ({ origin: "https://evil.example" }) },
  "a sub-domain": { headers: () => ({ origin: `http://evil.${portalHost()}` }) },
  "our name as a sub-domain": { headers: () => ({ origin: `${portal()}.evil.example` }) },
  "our name before an at sign": { headers: () => ({ origin: `${portal()}@evil.example` }) },
  "another scheme": { headers: () => ({ origin: `https://${portalHost()}` }) },
  "another port": { headers: () => ({ origin: "http://127.0.0.1:1" }) },
  "our origin with a slash": { headers: () => ({ origin: `${portal()}/` }) },
  "our origin in a list": { headers: () => ({ origin: `${portal()}, https://evil.example` }) },
  "only a Referer of ours": { headers: () => ({ origin: undefined, referer: `${portal()}/a/aurora/login` }) },
  "cross-site": { headers: () => ({ "sec-fetch-site": "cross-site" }) },
  "same-site": { headers: () => ({ "sec-fetch-site": "same-site" }) },
  "a forged host": {
    headers: () => ({ origin: "https://evil.example", host: "evil.example", "x-forwarded-host": "evil.example" }),
  },
  "a forwarded host that is ours": {
    headers: () => ({ origin: "https://evil.example", "x-forwarded-host": portalHost(), "x-forwarded-proto": "http" }),
  },
  "text/plain": {
    headers: () => ({ origin: "https://evil.example", "content-type": "text/plain" }),
    body: () => "name=Lei Li&company=C",
  },
  multipart: { headers: () => ({ origin: "https://evil.example" }), body: multipart },
  json: {
    headers: () => ({ origin: "https://evil.example", "content-type": "application/json" }),
    body: () => '{"name":"Lei Li"}',
  },
  "method override": {
    headers: () => ({ origin: "https://evil.example", "x-http-method-override": "GET" }),
    body: () => new URLSearchParams([...form(), ["_method", "GET"]]),
  },
  PUT: { method: "PUT", headers: () => ({ origin: "https://evil.example" }) },
  DELETE: { method: "DELETE", headers: () => ({ origin: "https://evil.example" }) },
}

describe("quality row 34: writes that come from elsewhere", () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = newVisitor()
    await visitor.signIn("member")
    await visitor.get("/a/aurora/login")
  })

  const send = ({ headers, body = form, method = "POST" }: Attack, address: string) => {
    const given = { "x-mock-store": visitor.mock.store, cookie: cookieOf(visitor), origin: portal(), ...headers() }
    const named = Object.entries(given).filter((header): header is [string, string] => header[1] !== undefined)
    return fetch(new URL(address, portal()), { method, redirect: "manual", headers: named, body: body() })
  }

  test("there are actions to attack", () => expect(actions.length).toBeGreaterThanOrEqual(6))

  test.each(Object.entries(attacks))(
    "%s: 403, the backend hears nothing, nobody is logged out",
    async (_name, attack) => {
      await visitor.mock.clearCalls()
      for (const action of portion(actions, 5))
        for (const address of [action, `${action}.data`, `${action}?_method=GET`]) {
          const answer = await send(attack, address)
          expect(answer.status, address).toBe(403)
          expect(answer.headers.getSetCookie(), address).toEqual([])
          await answer.body?.cancel()
        }
      expect(await visitor.mock.calls()).toEqual([])
    },
  )

  test("the same from a page of ours goes through", async () => {
    const answer = await visitor.post("/preferences", { locale: "zh", back: "/a/aurora/dashboard" })
    expect([answer.status, answer.location]).toEqual([302, `${portal()}/a/aurora/dashboard`])
    const same = await visitor.post("/preferences", { locale: "en" }, { headers: { "sec-fetch-site": "same-origin" } })
    expect(same.status).toBe(302)
  })

  test.each(["PATCH", "OPTIONS", "PROPFIND", "BREW"])("method %s is not known here", async (method) => {
    for (const address of ["/a/aurora/login", "/preferences", "/healthz.x"]) {
      const answer = await fetch(new URL(address, portal()), { method, headers: { origin: portal() } })
      expect([400, 405], address).toContain(answer.status)
      await answer.body?.cancel()
    }
  })

  test("addresses come from the configuration, whatever host is claimed", async () => {
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", forwarded: "host=evil.example" }
    const answer = await visitor.get("/a/harbor/login", { headers })
    expect(answer.status).toBe(200)
    expect(answer.body).not.toContain("evil.example")
    expect(answer.body).toContain(encodeURIComponent(`${portal()}/a/harbor/callback`))
  })
})

function cookieOf(visitor: Visitor): string {
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
}
