import { describe, expect, test, vi } from "vitest"
import type { Api } from "#app/api/client.server.ts"
import { withReferenceAnswers } from "#app/api/reference-answers.server.ts"

let scopes = 0
const newScope = () => `scope ${(scopes += 1)}`

function backend(...answers: unknown[]) {
  const get = vi.fn(async (..._asked: unknown[]) => (answers.length > 1 ? answers.shift() : answers[0]))
  return { get, api: { get } as unknown as Api }
}

const zones = { ok: true, value: { timezones: ["UTC"] } }
const down = { ok: false, failure: { kind: "unavailable" } }

describe("quality P11 reference data that is the same for everybody", () => {
  test("is requested once for all people", async () => {
    const scope = newScope()
    const { api, get } = backend(zones)
    const other = backend(down)
    expect(await withReferenceAnswers(api, scope).get("/utils/timezone")).toEqual(zones)
    expect(await withReferenceAnswers(other.api, scope).get("/utils/timezone")).toEqual(zones)
    expect(get).toHaveBeenCalledTimes(1)
    expect(other.get).not.toHaveBeenCalled()
  })

  test("is cached by request: each region has its own response", async () => {
    const { api, get } = backend({ ok: true, value: { items: [] } })
    const { get: ask } = withReferenceAnswers(api, newScope())
    for (const code of ["0", "CN", "0", "CN"]) await ask("/region/{code}/children", { path: { code }, query: { code } })
    expect(get).toHaveBeenCalledTimes(2)
  })

  test("TEN-01 is cached separately for each alliance", async () => {
    const { api, get } = backend(zones)
    for (const scope of [newScope(), newScope()]) await withReferenceAnswers(api, scope).get("/utils/timezone")
    expect(get).toHaveBeenCalledTimes(2)
  })

  test("is not cached if the request fails", async () => {
    const scope = newScope()
    expect(await withReferenceAnswers(backend(down).api, scope).get("/utils/timezone")).toEqual(down)
    expect(await withReferenceAnswers(backend(zones).api, scope).get("/utils/timezone")).toEqual(zones)
  })

  test("other operations are requested each time, with their options", async () => {
    const { api, get } = backend({ ok: true, value: {} })
    const { get: ask } = withReferenceAnswers(api, newScope())
    for (let times = 0; times < 2; times += 1) await ask("/meeting", { query: { page: 2 } })
    expect(get.mock.calls).toEqual([
      ["/meeting", { query: { page: 2 } }],
      ["/meeting", { query: { page: 2 } }],
    ])
  })
})
