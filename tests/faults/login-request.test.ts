import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Fault } from "#tests/support/mock.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { text } from "#tests/support/texts.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"

const path = "/a/aurora/login/request"
const typed = {
  username: "lilei",
  email: "li.lei@lilei.example",
  name: '李雷 <Lei & "Li">',
  phone: "+86 138 0013 8000",
  company: "A & B 'Optics'",
  memo: "Line one\r\nLine two: 第二行",
}

let own: OwnPortal
beforeAll(
  async () => void (own = await startOwnPortal("faults-login-request", { env: { REQUEST_TIMEOUT_MS: "1000" } })),
)
afterAll(() => own.stop())

/** The values of a form's fields as a browser shows them. */
function fieldsOf(html: string): Record<string, string> {
  const plain = (value: string) =>
    value
      .replace(/&#x([\da-f]+);/gi, (_match, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&")
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => [attribute(tag, "name"), attribute(tag, "value")])
  const areas = [...html.matchAll(/(<textarea\b[^>]*>)([\s\S]*?)<\/textarea>/g)].map(([, tag = "", content = ""]) => [
    attribute(tag, "name"),
    content.replace(/^\n/, ""),
  ])
  return Object.fromEntries(
    [...inputs, ...areas].filter(([name]) => name !== undefined).map(([name, value]) => [name, plain(value ?? "")]),
  )
}

async function open(visitor: Visitor): Promise<Record<string, string>> {
  const { _csrf: _, ...fields } = fieldsOf((await visitor.get(path)).body)
  const key = Object.entries(fields).find(([, value]) => /^[\da-f-]{36}$/.test(value))
  if (!key) throw new Error("the form has no idempotency key")
  return { ...typed, [key[0]]: key[1] }
}

const isTyped = (answer: Answer) => {
  const lines = (text: string) => text.replaceAll("\r\n", "\n")
  const fields = fieldsOf(answer.body)
  expect({ ...fields, memo: lines(fields.memo ?? "") }).toMatchObject({ ...typed, memo: lines(typed.memo) })
}

const posts = async (visitor: Visitor) =>
  (await visitor.mock.calls()).filter(({ operation }) => operation === "login-request.create")

describe("the login request when the backend fails (SES-04, ERR-02, ERR-03; quality rows 9, 14)", () => {
  const cases: [string, Omit<Fault, "operation">, number, string][] = [
    ["cut connections", { kind: "reset" }, 502, "form.server_error"],
    ["status 500", { kind: "status", status: 500 }, 502, "form.server_error"],
    ["broken JSON", { kind: "broken-json" }, 502, "form.server_error"],
    ["somebody's HTML", { kind: "html" }, 502, "form.server_error"],
    ["another contract", { kind: "contract" }, 502, "form.server_error"],
    ["no answer", { kind: "hang" }, 504, "form.timeout"],
    ["status 401", { kind: "status", status: 401 }, 401, "form.server_error"],
  ]

  test.each(cases)("%s: the form keeps what was typed, and it was sent once", async (_name, fault, status, words) => {
    const visitor = own.newVisitor()
    const form = await open(visitor)
    await visitor.mock.fault({ ...fault, operation: "login-request.create" })
    const answer = await visitor.post(path, form)
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(text("en", words))
    isTyped(answer)
    expect(await posts(visitor)).toHaveLength(1)
  })

  test("ERR-03 a submit can be retried after a timeout without being done twice", async () => {
    const visitor = own.newVisitor()
    const form = await open(visitor)
    await visitor.mock.fault({ operation: "login-request.create", kind: "hang", times: 1 })
    const first = await visitor.post(path, form)
    expect(first.status).toBe(504)
    const again = await visitor.post(
      path,
      Object.fromEntries(Object.entries(fieldsOf(first.body)).filter(([name]) => name in form)),
    )
    expect(again.location).toBe(`${own.portal}/a/aurora/login/request/sent`)
    const calls = await posts(visitor)
    expect(calls).toHaveLength(2)
    expect(calls[0]?.idempotency_key).toBe(calls[1]?.idempotency_key)
    const rows = own.mock.stores.get(visitor.mock.store).rows.login_request.filter(({ email }) => email === typed.email)
    expect(rows).toHaveLength(1)
  })

  test("FORM-07 quality row 15: ten submits at once have one effect", async () => {
    const visitor = own.newVisitor()
    const form = await open(visitor)
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.post(path, form)))
    for (const { location } of answers) expect(location).toBe(`${own.portal}/a/aurora/login/request/sent`)
    const rows = own.mock.stores.get(visitor.mock.store).rows.login_request.filter(({ email }) => email === typed.email)
    expect(rows).toHaveLength(1)
  })

  test("ERR-01 a refusal of the backend is shown at its field, in the person's language", async () => {
    const visitor = own.newVisitor()
    await visitor.post(path, await open(visitor))
    const again = await visitor.post(path, await open(visitor))
    expect(again.status).toBe(400)
    expect(again.body).toMatch(/A request was already submitted on \w{3} \d/)
    isTyped(again)
    visitor.cookies.set("locales", "zh")
    expect((await visitor.post(path, await open(visitor))).body).toMatch(/[\u4e00-\u9fff]{4}/)
  })

  test("quality row 56: too many requests get a message", async () => {
    const visitor = own.newVisitor()
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const form = { ...(await open(visitor)), email: `p${count}@lilei.example`, username: `p${count}` }
      statuses.push((await visitor.post(path, form)).status)
    }
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(303))
    expect(statuses.slice(5)).not.toContain(303)
    expect(Math.max(...statuses)).toBeLessThan(500)
  })

  test("FORM-02 an invalid form is not sent to the backend", async () => {
    const visitor = own.newVisitor()
    const form = await open(visitor)
    const answer = await visitor.post(path, { ...form, name: "  ", company: "x".repeat(201), email: "no address" })
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer.body)).toMatchObject({ email: "no address", phone: typed.phone })
    expect(await posts(visitor)).toEqual([])
  })

  test("quality rows 43, 44: additional fields are not sent to the backend", async () => {
    const visitor = own.newVisitor()
    const extra = { is_admin: "true", status: "approved", id: "1", __proto__x: "1", "constructor.prototype.a": "1" }
    const answer = await visitor.post(path, { ...(await open(visitor)), ...extra, ["__proto__.polluted"]: "yes" })
    expect(answer.location).toBe(`${own.portal}/a/aurora/login/request/sent`)
    const [row] = own.mock.stores
      .get(visitor.mock.store)
      .rows.login_request.filter(({ email }) => email === typed.email)
    expect(row).toMatchObject({ status: "pending", name: typed.name })
    expect(row).not.toHaveProperty("is_admin")
    expect((await visitor.get(path)).status).toBe(200)
  })
})
