import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { inTurn } from "#tests/support/extent.ts"
import { exchange } from "#tests/support/raw-http.ts"
import { submissions } from "#tests/support/registry.ts"
import { hasText, isChoice } from "#tests/support/sendable.ts"
import { actorOf, addressOf, resetActor, senderOf, formValues } from "./submit.ts"

/** A foreign server, which the portal has no reason to call. */
let foreign: Server
let address = ""
const asked: string[] = []

let own: TestPortal
beforeAll(async () => {
  foreign = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.end("{}")
  })
  foreign.on("connection", () => asked.push("connection"))
  await new Promise<void>((resolve) => foreign.listen(0, "127.0.0.1", resolve))
  address = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`
  own = await sharedPortal()
})
afterAll(() => void foreign.close())

/** Submissions with a free text. */
const withTexts = submissions.filter(hasText)
const senders = [...new Set(withTexts.map(senderOf))].filter((person) => person !== undefined)

describe("quality row 52: the server calls its backend only", () => {
  test("the foreign server records requests", async () => {
    await (await fetch(`${address}/check`)).text()
    expect(asked).toEqual(["connection", "GET /check"])
    asked.length = 0
  })

  test.for(senders)("addresses in every form that %s can send", { timeout: 120_000 }, async (person) => {
    const actor = await actorOf(own, person)
    let changed = 0
    for (const [at, submission] of withTexts.filter((one) => senderOf(one) === person).entries()) {
      resetActor(actor)
      const form = formValues(submission, actor.store, person)
      if (form instanceof FormData) continue
      const texts = [`${address}/plain-${at}`, `![](${address}/picture-${at}) <img src="${address}/html-${at}">`]
      for (const text of inTurn(texts, at)) {
        const sent = Object.entries(form).map(([name, value]) => [name, isChoice(name, value) ? value : text])
        changed += sent.filter(([, value]) => value === text).length
        await actor.visitor.follow(await actor.visitor.post(addressOf(submission), Object.fromEntries(sent)))
      }
    }
    expect(asked).toEqual([])
    expect(changed).toBeGreaterThan(0)
  })

  test("host and address headers do not change the backend", async () => {
    const host = address.replace("http://", "")
    const visitor = own.newVisitor()
    await visitor.signIn("member")
    const { host: ours } = new URL(own.portal)
    const before = own.mock.stores.get(visitor.mock.store)
    before.calls.clear()
    const cookie = `Cookie: ${[...visitor.cookies].map((pair) => pair.join("=")).join("; ")}`
    const store = `x-mock-store: ${visitor.mock.store}`
    const claims = [
      [`Host: ${host}`],
      [`Host: ${ours}`, `X-Forwarded-Host: ${host}`, `X-Forwarded-Proto: http`, `Forwarded: host=${host}`],
      [`Host: ${ours}`, `X-Original-URL: ${address}/`, `X-Rewrite-URL: ${address}/`, `X-Host: ${host}`],
      [`Host: ${ours}`, `Referer: ${address}/`, `From: ${address}`, `True-Client-IP: ${address}`],
    ]
    for (const headers of claims) {
      const lines = ["GET /a/aurora/dashboard?whole HTTP/1.1", ...headers, cookie, store, "Connection: close", "", ""]
      const { statuses, text } = await exchange(own.portal, lines.join("\r\n"), 5_000)
      expect(statuses, headers.join()).toEqual([200])
      expect(text, headers.join()).not.toContain(host)
    }
    for (const line of [`GET ${address}/a/aurora/dashboard HTTP/1.1`, `GET //${host}/a/aurora/dashboard HTTP/1.1`]) {
      const { statuses } = await exchange(
        own.portal,
        [line, `Host: ${ours}`, cookie, "Connection: close", "", ""].join("\r\n"),
      )
      expect(statuses, line).toEqual([expect.toSatisfy((status: number) => status === 400 || status === 404)])
    }
    expect(before.calls.list().filter(({ operation }) => operation === null)).toEqual([])
    expect(before.calls.list().length).toBeGreaterThan(20)
    expect(asked).toEqual([])
  })
})
