import { describe, expect, test } from "vitest"
import type { ExportStatus } from "#mock/domains/export-package/rules.ts"
import { exportPackageIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

/** The request for each action of the table. A package is read in its owner's list of packages. */
const requests: Record<string, Request> = {
  download: { method: "GET", path: "/file" },
  repeat: { method: "POST", path: "/repeat" },
  delete: { method: "DELETE", path: "" },
}

describe("DL-04 cells of openapi/states/export-package.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf<ExportStatus>("export-package")))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const row = store.rows.export_package.put(exportPackageIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    if (cell.action === "read") {
      const { body } = await host.call("GET", "/api/export-package?size=200", headers)
      const listed = (body.result?.items as { id: string }[]).some(({ id }) => id === row.id)
      expect(listed).toBe(cell.expected === "allowed")
      return expect(written(store)).toEqual(before)
    }
    const { method, path } = requests[cell.action] ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/export-package/${row.id}${path}`, headers)
    if (cell.expected === "forbidden") {
      // For others the package does not exist.
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"])
      return expect(written(store)).toEqual(before)
    }
    expectVerdict(cell, answer, store, before, { module: "export_package", silent: Object.keys(requests), isOwn: true })
    const isDeleted = cell.expected === "allowed" && cell.action === "delete"
    expect(store.rows.export_package.get(row.id) === undefined).toBe(isDeleted)
  })
})
