import { beforeAll, describe, expect, inject, test } from "vitest"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import { portion } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import type { Visitor } from "#tests/support/visitor.ts"
import { addressOf as submissionAddress, senderOf } from "./submit.ts"
import { dataOf, keyOf } from "./authorisation-cells.ts"
import { noSubmission, submissions } from "#tests/support/registry.ts"

const portal = () => inject("portal")
const portalHost = () => new URL(portal()).host

/** A write and its sender: every submission of the portal, and the actions of login and logout. */
type Write = { person: string; address: string; form: Record<string, string> }

const writes: Write[] = [
  ...submissions.flatMap((submission) => {
    const person = senderOf(submission)
    return person === undefined
      ? []
      : [{ person, address: submissionAddress(submission), form: { version: "1", ...submission.form } }]
  }),
  ...addressable
    .filter(({ hasAction, pattern }) => hasAction && noSubmission.includes(keyOf(pattern)))
    .map(({ pattern }) => ({ person: "member", address: addressOf(pattern), form: { locale: "zh", confirm: "yes" } })),
]
const senders = [...new Set(writes.map(({ person }) => person))]

type Form = Write["form"]
type Attack = { headers: () => Record<string, string | undefined>; body?: (form: Form) => BodyInit; method?: string }

const urlencoded = (form: Form) => new URLSearchParams(form)
const multipart = (form: Form) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.set(name, value)
  return data
}

/** Every way in which a foreign page could make a browser write here (quality row 34). */
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
    body: (form) => urlencoded(form).toString(),
  },
  multipart: { headers: () => ({ origin: "https://evil.example" }), body: multipart },
  json: {
    headers: () => ({ origin: "https://evil.example", "content-type": "application/json" }),
    body: (form) => JSON.stringify(form),
  },
  "method override": {
    headers: () => ({ origin: "https://evil.example", "x-http-method-override": "GET" }),
    body: (form) => urlencoded({ ...form, _method: "GET" }),
  },
  PUT: { method: "PUT", headers: () => ({ origin: "https://evil.example" }) },
  DELETE: { method: "DELETE", headers: () => ({ origin: "https://evil.example" }) },
}

describe("quality row 34: writes from other origins", () => {
  const visitors = new Map<string, Visitor>()
  beforeAll(async () => {
    for (const person of senders) {
      const visitor = newVisitor()
      await visitor.signIn(person)
      visitors.set(person, visitor)
    }
  })
  const visitorOf = (person: string) => visitors.get(person) ?? newVisitor()

  const send = async ({ headers, body = urlencoded, method = "POST" }: Attack, { person, form }: Write, to: string) => {
    const visitor = visitorOf(person)
    const given = { "x-mock-store": visitor.mock.store, cookie: cookieOf(visitor), origin: portal(), ...headers() }
    const named = Object.entries(given).filter((header): header is [string, string] => header[1] !== undefined)
    const init = { method, redirect: "manual", headers: named, body: body(form) } as const
    const answer = await fetch(new URL(to, portal()), init)
    await answer.body?.cancel()
    return answer
  }

  test("there are writes to test", () => expect(writes.length).toBeGreaterThanOrEqual(100))

  test.each(Object.entries(attacks))(
    "%s: 403, the backend hears nothing, nobody is logged out",
    async (_name, attack) => {
      for (const person of senders) await visitorOf(person).mock.clearCalls()
      await inBatches(portion(writes, 5), 8, async (write) => {
        for (const address of [write.address, dataOf(write.address), withMethod(write.address)]) {
          const answer = await send(attack, write, address)
          expect(answer.status, address).toBe(403)
          expect(answer.headers.getSetCookie(), address).toEqual([])
        }
      })
      for (const person of senders) expect(await visitorOf(person).mock.calls()).toEqual([])
    },
  )

  test("the same write from a page of the portal is accepted", async () => {
    const visitor = visitorOf("member")
    const answer = await visitor.post("/preferences", { locale: "zh", back: "/a/aurora/dashboard" })
    expect([answer.status, answer.location]).toEqual([302, `${portal()}/a/aurora/dashboard`])
    const same = await visitor.post("/preferences", { locale: "en" }, { headers: { "sec-fetch-site": "same-origin" } })
    expect(same.status).toBe(302)
  })

  test.each(["PATCH", "OPTIONS", "PROPFIND", "BREW"])("method %s is refused", async (method) => {
    for (const address of ["/a/aurora/login", "/preferences", "/healthz.x"]) {
      const answer = await fetch(new URL(address, portal()), { method, headers: { origin: portal() } })
      expect([400, 405], address).toContain(answer.status)
      await answer.body?.cancel()
    }
  })

  test("URLs come from the configuration, not from the Host header", async () => {
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", forwarded: "host=evil.example" }
    const visitor = visitorOf("member")
    const answer = await visitor.get("/a/harbor/login", { headers })
    expect(answer.status).toBe(200)
    expect(answer.body).not.toContain("evil.example")
    expect(answer.body).toContain(encodeURIComponent(`${portal()}/a/harbor/callback`))
  })
})

function withMethod(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}_method=GET`
}

function cookieOf(visitor: Visitor): string {
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
}
