import { describe, expect, test } from "vitest"
import { newGroup } from "#tests/mock/support.ts"
import type { World } from "#mock/engine/rules.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

const text = { format: "markdown", text: "Purpose 宗旨" }
const form = { name: "单元", name_english: "Unit", type: "restricted", description: text }
const plain = "member-aurora-member"
const officer = "member-aurora-secretary"

/** The unit group in a state, with a plain member and a secretary. */
function groupIn(status: "normal" | "disband", { store, now }: World) {
  const known = store.rows.workgroup.get("group-unit") ?? newGroup({ store, now })
  const { roles } = known
  const more = { secretary: [...roles.secretary, officer], member: [...roles.member, plain, officer] }
  return store.rows.workgroup.put({ ...known, status, roles: { ...roles, ...more } })
}

/** The request for each action of the table; granting and removing roles, meetings and ballots have their own tables. */
const ofGroup: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { ...form, version } }),
  disband: (version) => ({ method: "POST", path: "/disband", body: { version, acronym: "UNIT" } }),
  leave: () => ({ method: "POST", path: "/leave" }),
  "log.list": () => ({ method: "GET", path: "/api/operation-log?group_acronym=UNIT" }),
}

describe("cells of openapi/states/workgroup.yaml, over HTTP", () => {
  const asked = cellsOf<"normal" | "disband">("workgroup").filter(({ action }) => action in ofGroup)
  test("has cells", () => expect(asked.length).toBeGreaterThan(40))
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const group = groupIn(cell.status, world)
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = ofGroup[cell.action]?.(group.version) ?? { method: "", path: "" }
    const address = path.startsWith("/api/") ? path : `/api/workgroup/UNIT${path}`
    const answer = await host.call(method, address, headers, body)
    expectVerdict(cell, answer, store, before, {
      module: "workgroup",
      reading: ["log.list"],
      isOwn: cell.action !== "leave",
    })
  })
})

describe("cells of the roles in a group, over HTTP", () => {
  const asked = cellsOf("workgroup-role").filter(({ action }) => action !== "read")
  test("has cells", () => expect(asked.length).toBeGreaterThan(20))
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    groupIn(cell.status === "disband" ? "disband" : "normal", world)
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const isOffice = cell.status === "officer"
    const place = `/api/workgroup/UNIT/role/${isOffice ? "secretary" : "member"}/member`
    const answer =
      cell.action === "add"
        ? await host.call("POST", place, headers, { member_ids: ["member-aurora-restricted-member"] })
        : await host.call("DELETE", `${place}/${isOffice ? officer : plain}`, headers)
    expectVerdict(cell, answer, store, before, { module: "workgroup", isOwn: isOffice })
  })
})
