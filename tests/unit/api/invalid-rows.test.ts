import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { contract } from "#app/api/contract.server.ts"
import document from "../../../openapi/generated/openapi.json"
import { Backend, clientOf } from "./backend.ts"

type Row = Record<string, unknown>
type Envelope = { success: true; result: { items: Row[]; total: number } }

/** The contract's example response of a list. */
function exampleOf(path: string): Envelope {
  const { paths } = document as unknown as { paths: Record<string, { get: { responses: Record<string, unknown> } }> }
  const found = JSON.stringify(paths[path]?.get.responses[200])
  const [, name] = /"\$ref":"#\/components\/examples\/([^"]+)"/.exec(found) ?? []
  const examples = (document as unknown as { components: { examples?: Record<string, { value: Envelope }> } })
    .components.examples
  if (name && examples?.[name]) return structuredClone(examples[name].value)
  const response = JSON.parse(found) as {
    content: { "application/json": { examples: Record<string, { value: Envelope }> } }
  }
  return structuredClone(Object.values(response.content["application/json"].examples)[0]?.value as Envelope)
}

let backend: Backend
beforeAll(async () => void (backend = await Backend.start()))
afterAll(() => backend.stop())

async function listed(rows: Row[]) {
  const { api, calls, close } = clientOf(backend)
  backend.answersJson({ ...exampleOf("/meeting"), result: { ...exampleOf("/meeting").result, items: rows } })
  const result = await api.get("/meeting").finally(close)
  return { result, call: calls[0] }
}

describe("ERR-07 lists with rows that violate the contract", () => {
  const [good = {}] = exampleOf("/meeting").result.items
  const late = { ...good, id: "meeting-late", planned_end_time: "+010000-01-01T00:30:00Z" }

  test("the unchanged example is valid", () => {
    expect(contract.check("get", "/meeting", 200, exampleOf("/meeting"))).toBeUndefined()
  })

  test("an invalid row is left out and recorded; the others are returned", async () => {
    const { result, call } = await listed([good, late, { ...good, id: "another" }])
    expect(result).toMatchObject({ ok: true, value: { items: [{ id: good.id }, { id: "another" }] } })
    expect(call).toMatchObject({ operation: "meeting.list", mismatch: expect.stringContaining("/result/items/1") })
    expect(call?.failure).toBeUndefined()
  })

  test("a list with a single, invalid row is returned empty", async () => {
    expect((await listed([late])).result).toMatchObject({ ok: true, value: { items: [] } })
  })

  test("a list of two invalid rows, or of one valid and six invalid rows, is refused", async () => {
    expect((await listed([late, late])).result).toMatchObject({ ok: false, failure: { kind: "contract" } })
    const six = [good, ...Array.from({ length: 6 }, () => late)]
    expect((await listed(six)).result).toMatchObject({ ok: false, failure: { kind: "contract" } })
  })

  test("a single record that violates the contract is refused", async () => {
    const { api, close } = clientOf(backend)
    const meeting = exampleOf("/meeting/{id}") as unknown as { success: true; result: Row }
    backend.answersJson({ ...meeting, result: { ...meeting.result, planned_end_time: "+010000-01-01T00:30:00Z" } })
    const result = await api.get("/meeting/{id}", { path: { id: "meeting-1" } }).finally(close)
    expect(result).toMatchObject({ ok: false, failure: { kind: "contract" } })
  })
})
