import { describe, expect, test } from "vitest"
import "#mock/domains.ts"
import { recordKinds } from "#mock/engine/registry.ts"
import { contract, operations } from "./mock-contract.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn } = people(host)

/** The rows of the table in an operation's description: the `words` of each cell. */
function tableOf(operationId: string): string[][][] {
  const { description = "" } = operations.find((operation) => operation.operationId === operationId) ?? {}
  const lines = description.split("\n").filter((line) => line.startsWith("| "))
  return lines.slice(1).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`([a-z_.-]+)`/g)].map(([, word = ""]) => word)),
  )
}

/** The first words of the first cells, sorted. */
const namesIn = (operationId: string) => [...new Set(tableOf(operationId).map(([cell]) => cell?.[0] ?? ""))].sort()
const valuesOf = (schema: string) => (contract.components.schemas[schema]?.enum ?? []).map(String).sort()

describe("tables in the descriptions of operations", () => {
  test("needs-my-action.list has a row for each kind", () =>
    expect(namesIn("needs-my-action.list")).toEqual(valuesOf("NeedsMyActionKind")))

  test("calendar.list has a row for each module", () =>
    expect(namesIn("calendar.list")).toEqual(valuesOf("CalendarModule")))

  test("export-package.create has a row for each module that the mock exports, with its list", () => {
    const exported = recordKinds().flatMap(([module, kind]) => (kind.export ? [[module, kind.export.list]] : []))
    const table = tableOf("export-package.create").map(([module, list]) => [module?.[0], list?.[0]])
    expect(table.sort()).toEqual(exported.sort())
  })

  test("preview.get has a row for each module, and the mock knows each of its actions", async () => {
    const admin = await signIn("admin")
    const rows = tableOf("preview.get").flatMap(([modules = [], actions = []]) =>
      modules.map((module) => ({ module, actions })),
    )
    for (const { module, actions } of rows) {
      for (const action of new Set([...actions, "create", "update", "delete", "disable"])) {
        const { body } = await call(admin, "GET", `preview?module=${module}&action=${action}`)
        const isUnknown = (body.errors ?? []).some(({ field, code }) => field === "action" && code === "value_unknown")
        expect([module, action, isUnknown]).toEqual([module, action, !actions.includes(action)])
      }
    }
    const { enum: modules = [] } =
      operations
        .find(({ operationId }) => operationId === "preview.get")
        ?.parameters.find(({ name }) => name === "module")?.schema ?? {}
    expect(rows.map(({ module }) => module).sort()).toEqual([...modules].sort())
  })
})
