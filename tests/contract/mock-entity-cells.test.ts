import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { entityRules } from "#mock/rules/entity.ts"
import { cells } from "#tests/unit/mock/cells.ts"
import { entityIn } from "#tests/unit/mock/relations.ts"
import { headersOf, judge, setUp, titled, written, type Request } from "./cells-support.ts"
import { MockHost } from "./mock-support.ts"

let host: MockHost
beforeAll(async () => {
  host = await MockHost.start()
})
afterAll(async () => {
  expect(host.reports).toEqual([])
  await host.stop()
})

const form = { name: "甲", name_english: "A", acronym: "甲", acronym_english: "A" }

/** How each action of the table is asked for. */
const requests: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { ...form, version } }),
  enable: (version) => ({ method: "POST", path: "/enable", body: { version } }),
  disable: (version) => ({ method: "POST", path: "/disable", body: { version } }),
}
const deed = { module: "entity", silent: ["update", "enable", "disable"], isOwn: true }

/** Those of the table, and somebody who has none of its roles. */
const asked = [
  ...cells(entityRules.definition),
  ...cells(entityRules.definition)
    .filter(({ role }) => role === "member_admin")
    .map((cell) => ({
      ...cell,
      role: "general_secretary" as const,
      expected: "forbidden" as const,
      code: "forbidden",
    })),
]

describe("ADM-05 every cell of states.md section 10, over the wire", () => {
  test.each(titled(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const entity = store.rows.entity.put(entityIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = requests[cell.action]?.(entity.version) ?? { method: "", path: "" }
    judge(cell, await host.call(method, `/api/entity/${entity.id}${path}`, headers, body), store, before, deed)
    const isChanged = cell.expected === "allowed" && cell.action !== "read"
    expect(store.rows.entity.get(entity.id)?.version).toBe(entity.version + Number(isChanged))
  })
})
