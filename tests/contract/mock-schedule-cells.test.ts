import { describe, expect, test } from "vitest"
import { scheduleIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

const form = {
  subject: "S",
  type: "conference",
  start_time: "2027-03-28T00:30:00Z",
  end_time: "2027-03-28T02:30:00Z",
  timezone: "UTC",
  description: { format: "markdown", text: "Agenda 议程" },
}

/** The request for each action of the table. */
const requests: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { ...form, version } }),
  cancel: (version) => ({ method: "POST", path: "/cancel", body: { version } }),
  subscribe: () => ({ method: "POST", path: "/subscribe", body: { subscription_reminder: 120 } }),
  unsubscribe: () => ({ method: "POST", path: "/unsubscribe" }),
}
const raising = ["update", "cancel"]
const expectation = { module: "schedule", silent: ["subscribe", "unsubscribe"], isOwn: true }

describe("CAL-02 cells of openapi/states/schedule.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf<"normal" | "cancel">("schedule")))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const schedule = store.rows.schedule.put(scheduleIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = requests[cell.action]?.(schedule.version) ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/schedule/${schedule.id}${path}`, headers, body)
    expectVerdict(cell, answer, store, before, expectation)
    const isChanged = cell.expected === "allowed" && raising.includes(cell.action)
    expect(store.rows.schedule.get(schedule.id)?.version).toBe(schedule.version + Number(isChanged))
  })
})
