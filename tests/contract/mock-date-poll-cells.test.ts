import { describe, expect, test } from "vitest"
import { datePollIn } from "#tests/mock/date-poll-relations.ts"
import { askedOverHttp, cellsOf, expectVerdict, headersOf, type Request, setUp, written } from "./cells-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

const form = {
  subject: "S",
  duration: 30,
  timezone: "UTC",
  start_times: ["2027-01-07T09:00:00Z"],
  deadline: "2027-01-05T09:00:00Z",
  description: { format: "markdown", text: "Text 正文" },
}

/** The request for each action of the table. */
const ofPoll: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { ...form, version } }),
  answer: () => ({ method: "POST", path: "/answer", body: { answers: [{ slot_id: "slot-unit-1", answer: "yes" }] } }),
  remind: () => ({ method: "POST", path: "/remind" }),
  close: (version) => ({ method: "POST", path: "/close", body: { version } }),
  reopen: (version) => ({ method: "POST", path: "/reopen", body: { version, deadline: "2026-11-21T08:00:00Z" } }),
  decide: (version) => ({ method: "POST", path: "/decide", body: { version, slot_id: "slot-unit-2" } }),
  cancel: (version) => ({ method: "POST", path: "/cancel", body: { version, reason: "Not needed 不需要" } }),
}

describe("cells of openapi/states/date-poll.yaml, over HTTP", () => {
  const asked = cellsOf<"open" | "closed" | "decided" | "cancelled">("date-poll")
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const poll = store.rows.date_poll.put(datePollIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = ofPoll[cell.action]?.(poll.version) ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/date-poll/${poll.id}${path}`, headers, body)
    expectVerdict(cell, answer, store, before, { module: "date_poll", silent: ["answer", "close"] })
    if (cell.expected !== "allowed" || cell.action === "read") return
    const { version } = store.rows.date_poll.get(poll.id) ?? {}
    expect(version).toBe(poll.version + Number(!["answer", "remind"].includes(cell.action)))
  })
})
