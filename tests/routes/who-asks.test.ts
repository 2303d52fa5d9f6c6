import { afterAll, beforeAll, expect, test } from "vitest"
import { actorOf, send, senderOf } from "#tests/security/submit.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { exchange } from "#tests/support/raw-http.ts"
import { submissions } from "#tests/support/registry.ts"
import { hrefs } from "#tests/support/visitor.ts"

let own: OwnPortal
/** The portal trusts one proxy. */
beforeAll(async () => void (own = await startOwnPortal("who-asks", { env: { TRUST_PROXY: "1" } })))
afterAll(() => own.stop())

const pathOf = (location: string | null) => (location === null ? null : new URL(location).pathname)

test("TEN-02 a name with a dot is another alliance", async () => {
  const visitor = own.newVisitor()
  expect((await visitor.get("/a/aurora/login")).status).toBe(200)
  for (const name of ["aurora.x", "aurora.", "aurora.data.x"])
    expect((await visitor.get(`/a/${name}/login`)).status, name).toBe(404)
  expect((await visitor.get("/a/aurora.data")).status).not.toBe(404) // data of the alliance's index page
})

test("TEN-02 a path with dot segments belongs to the alliance to which it resolves", async () => {
  const { host } = new URL(own.portal)
  const headers = `Host: ${host}\r\nx-mock-store: ${own.newVisitor().mock.store}\r\nConnection: close`
  const { text } = await exchange(own.portal, `GET /a/aurora/../harbor/login HTTP/1.1\r\n${headers}\r\n\r\n`, 5_000)
  expect(text).toContain("Harbor Sensing Alliance")
  expect(text).not.toContain("Aurora Interconnect Alliance")
})

test("SES-06 SES-08 a link to a file leads to the login page, and from there to the file", async () => {
  const visitor = own.newVisitor().speaks("en")
  const file = "/a/aurora/file/file-meeting-aurora-1-agenda"
  const { location } = await visitor.get(file)
  expect(pathOf(location)).toBe("/a/aurora/login")
  const landed = await visitor.signInAndArrive("chair", "aurora", location ?? "")
  expect([new URL(landed.url).pathname, landed.status]).toEqual([file, 200])
  const picture = await own.newVisitor().get(file, { headers: { "sec-fetch-dest": "image" } })
  expect(pathOf(picture.location)).toBe(`${file}/failed`)
})

test("SES-02 if the login host omits the org, that of the alliance is sent", async () => {
  const visitor = own.newVisitor()
  const { body } = await visitor.get("/a/aurora/login")
  const signOn = new URL(hrefs(body).find((href) => href.includes("/sso/login")) ?? "")
  const form = new URLSearchParams([...signOn.searchParams, ["person", "chair"]])
  const headers = { "x-mock-store": visitor.mock.store }
  const { headers: answered } = await fetch(signOn, { method: "POST", body: form, headers, redirect: "manual" })
  const back = new URL(answered.get("location") ?? "")
  back.searchParams.delete("org")
  const landed = await visitor.get(`${back.pathname}${back.search}&go=1`)
  expect(pathOf(landed.location)).toBe("/a/aurora/dashboard")
})

test("ADM-08 the operation log has the browser and the IP address of the person, not of the portal", async () => {
  const submission = submissions.find(({ operation }) => operation === "schedule.cancel")
  if (!submission) throw new Error("no form cancels a schedule")
  const person = senderOf(submission) ?? ""
  const actor = await actorOf(own, person)
  const { visitor } = actor
  const post = visitor.post.bind(visitor)
  // claims of the client precede the address that the proxy saw
  const claims = { "x-forwarded-for": "198.51.100.9, 203.0.113.7" }
  visitor.post = (path, form, extra) => post(path, form, { ...extra, headers: { ...extra?.headers, ...claims } })
  expect((await send(actor, submission, person)).status).toBe(303)
  const [row] = actor.store.rows.operation_log.all().slice(-1)
  // the User-Agent of Node's fetch, which this test uses
  expect(row).toMatchObject({ operation: "schedule.cancel", user_agent: "node", ip: "203.0.113.7" })
})
