import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import { hydrationOf, skeletonOf, targetsOf } from "./markup.ts"
import { vectors } from "./vectors.ts"

let own: OwnPortal
beforeAll(async () => void (own = await startOwnPortal("security-xss")))
afterAll(() => own.stop())

const harmless = "only text"

/** The same page, element by element, as with a harmless text; and no address that runs something or leads away. */
function expectInert(answer: Answer, reference: Answer): void {
  expect(answer.status).toBe(reference.status)
  expect(skeletonOf(answer.body)).toEqual(skeletonOf(reference.body))
  expect(targetsOf(answer.body)).toEqual(targetsOf(reference.body))
  expect(answer.headers.get("content-security-policy")).not.toContain("unsafe")
}

test("the reader of skeletons sees what would be markup", () => {
  const page = (text: string) =>
    `<!DOCTYPE html><html><body><p title="a">${text}</p><script nonce="n">1</script></body></html>`
  expect(skeletonOf(page("text"))).toEqual(skeletonOf(page("other &lt;b&gt;")))
  for (const vector of vectors.filter((text) => /<[a-z!/]/i.test(text) && !/^&/.test(text)))
    expect(() => expect(skeletonOf(page(vector))).toEqual(skeletonOf(page("text"))), vector).toThrow()
})

describe("quality rows 27, 31: texts of the backend", () => {
  let visitor: Visitor
  let reference: Answer
  beforeAll(async () => {
    visitor = own.newVisitor()
    await visitor.mock.setClock("2026-11-20T07:30:00Z")
    await visitor.signIn("member")
    fill(harmless)
    reference = await visitor.get("/a/aurora/dashboard?whole")
  })

  /** Writes one text into every field of the store that a page of the portal shows. */
  function fill(text: string): void {
    const { rows } = own.mock.stores.get(visitor.mock.store)
    const put = (table: keyof typeof rows, change: Record<string, unknown>) => {
      const { all, put } = rows[table] as unknown as { all(): object[]; put(row: object): void }
      for (const row of all.call(rows[table])) put.call(rows[table], { ...row, ...change })
    }
    for (const table of ["meeting", "ballot", "notice", "topic_call", "schedule"] as const)
      put(table, { subject: text })
    put("proposal", { title: text })
    put("workgroup", { name: text, name_english: text })
    for (const ballot of rows.ballot.all())
      rows.ballot.put({ ...ballot, options: ballot.options.map((option) => ({ ...option, text })) })
  }

  test("the text is everywhere, in the page and in its data", async () => {
    expect(reference.body.split(harmless).length).toBeGreaterThan(20)
    const data = await visitor.get("/a/aurora/dashboard.data")
    expect(data.body).toContain(harmless)
    expect(data.headers.get("content-type")).toMatch(/^text\/x-script/)
    expect(data.headers.get("x-content-type-options")).toBe("nosniff")
  })

  test.each(portion(vectors, 6))("the dashboard with %j everywhere", async (vector) => {
    fill(vector)
    const answer = await visitor.get("/a/aurora/dashboard?whole")
    expectInert(answer, reference)
    expect(hydrationOf(answer.body)).toContain(JSON.stringify(vector).slice(1, -1))
  })
})

describe("quality row 29: what stands in an address comes back as text", () => {
  const encoded = portion(vectors, 6).map((vector) => [vector, encodeURIComponent(vector)] as const)
  const places = [
    (text: string) => `/a/aurora/login?q=${text}&${text}=1`,
    (text: string) => `/a/aurora/login/request?username=${text}&name=${text}`,
    (text: string) => `/a/aurora/callback?ticket=${text}&state=${text}&org=${text}&app=${text}`,
    (text: string) => `/a/aurora/file/${text}/failed`,
    (text: string) => `/a/aurora/${text}`,
    (text: string) => `/a/${text}/dashboard`,
    (text: string) => `/kit/list?q=${text}&sort=${text}&status=${text}&size=${text}&page=${text}`,
    (text: string) => `/kit?done=${text}&q=${text}`,
  ]

  test.each(places.map((place) => [place(":text"), place] as const))("%s", async (_name, place) => {
    const visitor = own.newVisitor()
    await visitor.get("/a/aurora/login")
    const reference = await visitor.get(place("zzz-nowhere"))
    for (const [vector, text] of encoded) {
      const answer = await visitor.get(place(text))
      const isLine = /[\u2028\u2029]/.test(vector) && reference.status === 404 // to the router no path at all
      expectInert(answer, isLine ? await visitor.get(place("%E2%80%A8")) : reference)
    }
  })
})

describe("quality rows 27, 31: what is typed comes back as text", () => {
  test.each(["/a/aurora/login/request"])("%s", async (path) => {
    const visitor = own.newVisitor()
    const fields = (text: string) => ({
      username: text,
      name: text,
      company: text,
      memo: text,
      phone: text,
      email: text,
    })
    const reference = await visitor.post(path, fields(harmless))
    expect(reference.status).toBe(422)
    for (const vector of portion(vectors, 6)) {
      const answer = await visitor.post(path, fields(vector))
      expectInert(answer, reference)
      expect(hydrationOf(answer.body)).toContain(JSON.stringify(vector).slice(1, -1))
    }
  })

  test("a name that the login host made up", async () => {
    const nameOf = async (username: string) => {
      const visitor = own.newVisitor()
      const { rows } = own.mock.stores.get(visitor.mock.store)
      for (const row of rows.stranger.all()) rows.stranger.put({ ...row, username })
      const landed = await visitor.signIn("non-member")
      expect(landed.url).toContain("/login/request")
      return landed
    }
    const reference = await nameOf(harmless)
    const withoutAt = vectors.filter((vector) => !vector.includes("@")) // which would fill in the address, too
    for (const vector of withoutAt.filter((_vector, index) => index % 4 === 0))
      expectInert(await nameOf(vector), reference)
  })
})
