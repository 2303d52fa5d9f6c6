import { beforeAll, describe, expect, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { expectInert } from "./inert.ts"
import { hydrationOf, skeletonOf } from "./markup.ts"
import { vectors } from "./vectors.ts"
import { tidiedPage } from "./tidied-page.ts"

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

const nothing = "only text"

test("the comparison of page structures detects markup", () => {
  const page = (text: string) =>
    `<!DOCTYPE html><html><body><p title="a">${text}</p><script nonce="n">1</script></body></html>`
  expect(skeletonOf(page("text"))).toEqual(skeletonOf(page("other &lt;b&gt;")))
  for (const vector of vectors.filter((text) => /<[a-z!/]/i.test(text) && !/^&/.test(text)))
    expect(() => expect(skeletonOf(page(vector))).toEqual(skeletonOf(page("text"))), vector).toThrow()
})

describe("quality row 29: text in a URL is rendered as text", () => {
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
      const answer = await tidiedPage(visitor, place(text))
      const isLine = /[\n\u2028\u2029]/.test(vector) && reference.status === 404 // for the router this is not a path
      expectInert(answer, isLine ? await visitor.get(place("%E2%80%A8")) : reference)
    }
  })
})

describe("quality rows 27, 31: typed text is rendered as text", () => {
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
    const reference = await visitor.post(path, fields(nothing))
    expect(reference.status).toBe(422)
    for (const vector of portion(vectors, 6)) {
      const answer = await visitor.post(path, fields(vector))
      expectInert(answer, reference)
      expect(hydrationOf(answer.body)).toContain(JSON.stringify(vector).slice(1, -1))
    }
  })

  test("a hostile name from the login host", async () => {
    const nameOf = async (username: string) => {
      const visitor = own.newVisitor()
      const { rows } = own.mock.stores.get(visitor.mock.store)
      for (const row of rows.stranger.all()) rows.stranger.put({ ...row, username })
      const landed = await visitor.signInAndArrive("non-member")
      expect(landed.url).toContain("/login/request")
      return landed
    }
    const reference = await nameOf(nothing)
    const withoutAt = vectors.filter((vector) => !vector.includes("@")) // a vector with "@" would prefill the email field too
    for (const vector of withoutAt.filter((_vector, index) => index % 4 === 0))
      expectInert(await nameOf(vector), reference)
  })
})
