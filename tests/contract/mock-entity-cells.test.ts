import { describe, expect, test } from "vitest"
import { entityIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

const form = { name: "甲", name_english: "A", acronym: "甲", acronym_english: "A" }

/** The request for each action of the table. */
const requests: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { ...form, version } }),
  enable: (version) => ({ method: "POST", path: "/enable", body: { version } }),
  disable: (version) => ({ method: "POST", path: "/disable", body: { version } }),
}
const expectation = { module: "entity", silent: ["update", "enable", "disable"], isOwn: true }

describe("ADM-05 cells of openapi/states/entity.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf<"valid" | "invalid">("entity")))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const entity = store.rows.entity.put(entityIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = requests[cell.action]?.(entity.version) ?? { method: "", path: "" }
    expectVerdict(
      cell,
      await host.call(method, `/api/entity/${entity.id}${path}`, headers, body),
      store,
      before,
      expectation,
    )
    const isChanged = cell.expected === "allowed" && cell.action !== "read"
    expect(store.rows.entity.get(entity.id)?.version).toBe(entity.version + Number(isChanged))
  })
})
