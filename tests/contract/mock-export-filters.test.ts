import "#mock/domains.ts"
import { expect, test } from "vitest"
import { recordKinds } from "#mock/engine/registry.ts"
import { contract, operations, type Operation } from "./mock-contract.ts"
import type { Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { signIn } = people(host)

type Parameter = Operation["parameters"][number]
type Schema = Parameter["schema"]

/** Parameters for pages and sorting: an export has all rows in the default order. */
const noFilters = ["page", "size", "sort", "mine_first"]

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (contract.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema

/** Values to ask for: all of an enum, both of a boolean, otherwise the example of the contract. */
function valuesOf({ schema, example }: Parameter): string[] {
  const whole = resolved(schema)
  const one = resolved(whole.items ?? whole)
  if (one.type === "boolean") return ["true", "false"]
  return (one.enum ?? [example].flat().slice(0, 1)).map(String)
}

const filters = recordKinds().flatMap(([module, kind]) => {
  const list = operations.find(({ operationId }) => operationId === kind.export?.list)
  const names = (list?.parameters ?? []).filter((one) => one.in === "query" && !noFilters.includes(one.name))
  return list ? names.map((filter) => ({ module, path: list.path, name: filter.name, values: valuesOf(filter) })) : []
})

async function exportedTotal(who: Session, module: string, query: string): Promise<number> {
  const body = { module, format: "csv", language: "english", query }
  const made = await host.call("POST", "/api/export-package", who.headers, body)
  expect(made.status, `${query} ${JSON.stringify(made.body)}`).toBe(201)
  await host.control(who.store, "POST", "clock", { advance: "PT10S" })
  const { id } = made.body.result as { id: string }
  const answer = await fetch(`${host.origin}/api/export-package/${id}/file`, { headers: who.headers })
  return (await answer.text()).trimEnd().split("\r\n").length - 1
}

test.each(filters)("DL-04 an export of $module has as many rows as the list with ?$name", async (filter) => {
  const { module, path, name, values } = filter
  const admin = await signIn("admin")
  for (const value of values) {
    const query = new URLSearchParams({ [name]: value }).toString()
    const { body } = await host.call("GET", `/api${path}?${query}`, admin.headers)
    if (body.result) expect(await exportedTotal(admin, module, query), query).toBe(body.result.total)
  }
})
