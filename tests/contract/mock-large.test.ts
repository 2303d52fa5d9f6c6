import { afterAll, beforeAll, expect, test } from "vitest"
import { MockHost, type Session } from "./mock-support.ts"

const host = new MockHost()
let session: Session

beforeAll(async () => {
  await host.open({ scale: "large" })
  session = await host.signIn("admin")
})

afterAll(async () => {
  expect(host.reports).toEqual([])
  await host.stop()
})

type Page = { total: number; items: { id: string; draft_code?: string }[] }

// The mock refuses to answer what breaks the contract, so that a page that arrives is one of correct records.
test.each([
  ["notice", 300],
  ["task", 250],
  ["ballot", 60],
  ["topic-call", 100],
  ["proposal", 60],
  ["download", 200],
  ["schedule", 100],
  ["certification", 100],
  ["certificate", 100],
  ["membership-application", 60],
])("MOCK_SCALE=large: %s has pages of correct records, up to the oldest", async (resource, least) => {
  const page = async (at: number) => {
    const path = `/api/${resource}?page=${at}&size=50`
    const { status, body } = await host.call("GET", path, session.headers)
    expect(status, path).toBe(200)
    return body.result as Page
  }
  const { total } = await page(1)
  expect(total).toBeGreaterThanOrEqual(least)
  const { items } = await page(Math.ceil(total / 50))
  const one = items.at(-1)
  if (resource === "download") return
  expect((await host.call("GET", `/api/${resource}/${one?.draft_code ?? one?.id}`, session.headers)).status).toBe(200)
})
