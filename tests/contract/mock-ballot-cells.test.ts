import { describe, expect, test } from "vitest"
import type { BallotStatus } from "#mock/domains/ballot/rules.ts"
import { ballotIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

const form = {
  subject: "S",
  timezone: "UTC",
  duration: 2,
  description: { format: "markdown", text: "Question 问题" },
  options: [{ text: "Yes 是" }, { text: "No 否" }],
}

/** The request for each action of the table. `export` is tested in mock-export.test.ts. */
const requests: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { ...form, version, start_time: "2027-01-07T09:00:00Z" } }),
  cancel: (version) => ({ method: "POST", path: "/cancel", body: { version, reason: "No draft 没有草案" } }),
  extend: (version) => ({
    method: "POST",
    path: "/extend",
    body: { version, end_time: "2027-01-09T09:00:00Z", timezone: "UTC" },
  }),
  vote: () => ({ method: "POST", path: "/vote", body: { option_id: "approve" } }),
  pass: () => ({ method: "POST", path: "/pass", body: { holder_id: "member-aurora-chair" } }),
  revoke: () => ({ method: "POST", path: "/revoke" }),
  "proxy.list": () => ({ method: "GET", path: "/proxy" }),
  remind: () => ({ method: "POST", path: "/remind" }),
  "result.get": () => ({ method: "GET", path: "/result" }),
  "record.list": () => ({ method: "GET", path: "/record" }),
}
const raising = ["update", "cancel", "extend"]
const expectation = { module: "ballot", silent: ["vote"], reading: ["result.get", "record.list", "proxy.list"] }

/** `ballot.create` is tested in mock-ballot.test.ts, `export` in mock-export.test.ts. */
describe("cells of openapi/states/ballot.yaml, over HTTP", () => {
  const asked = cellsOf<BallotStatus>("ballot").filter(
    ({ action }) => action !== "ballot.create" && action !== "export",
  )
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const ballot = store.rows.ballot.put(ballotIn(cell.status, relation, world, cell.action))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = requests[cell.action]?.(ballot.version) ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/ballot/${ballot.id}${path}`, headers, body)
    expectVerdict(cell, answer, store, before, expectation)
    const isChanged = cell.expected === "allowed" && raising.includes(cell.action)
    expect(store.rows.ballot.get(ballot.id)?.version).toBe(ballot.version + Number(isChanged))
  })
})
