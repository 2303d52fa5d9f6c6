import { describe, expect, test } from "vitest"
import type { AgendaState } from "#mock/domains/meeting/agenda-rules.ts"
import type { MeetingStatus } from "#mock/domains/meeting/rules.ts"
import type { TopicState } from "#mock/domains/meeting/topic-rules.ts"
import { agendaIn, meetingIn, topicIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

const text = { format: "markdown", text: "Agenda 议程" }
const form = { subject: "S", timezone: "UTC", duration: 30, location: "Room 2", description: text }

/** The request for each action of the tables. `ballot.create` is tested in mock-ballot.test.ts, `export` in mock-export.test.ts. */
const ofMeeting: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { ...form, version, start_time: "2027-01-07T09:00:00Z" } }),
  "documentation.update": (version) => ({
    method: "PUT",
    path: "/documentation",
    body: { version, documentation_ids: [], location: "Room 2" },
  }),
  cancel: (version) => ({ method: "POST", path: "/cancel", body: { version, reason: "No draft 没有草案" } }),
  end: (version) => ({ method: "POST", path: "/end", body: { version } }),
  remind: () => ({ method: "POST", path: "/remind" }),
  "summary.update": (version) => ({ method: "PUT", path: "/summary", body: { version, summary: text } }),
  "summary.approve": (version) => ({ method: "POST", path: "/summary/approve", body: { version } }),
  "feedback.create": () => ({ method: "POST", path: "/feedback", body: { text: "Thank you 谢谢" } }),
  answer: () => ({ method: "POST", path: "/answer", body: { answer: "tentative" } }),
  "topic.create": () => ({ method: "POST", path: "/topic", body: { subject: "S", description: text } }),
}
const ofTopic: Record<string, (version: number) => Request> = {
  update: (version) => ({ method: "PUT", path: "", body: { version, subject: "S", description: text } }),
  plan: (version) => ({ method: "PUT", path: "/plan", body: { version, minutes: 20 } }),
  withdraw: (version) => ({ method: "POST", path: "/withdraw", body: { version, reason: "Solved 已解决" } }),
  "feedback.create": () => ({ method: "POST", path: "/feedback", body: { text: "Agreed 同意" } }),
  "feedback.complete": () => ({ method: "POST", path: "/feedback", body: { text: "Done 完成", is_completed: true } }),
}

describe("cells of openapi/states/meeting.yaml, over HTTP", () => {
  const asked = cellsOf<MeetingStatus>("meeting").filter(
    ({ action }) => !["ballot.create", "duplicate", "export"].includes(action),
  )
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const meeting = store.rows.meeting.put(meetingIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = ofMeeting[cell.action]?.(meeting.version) ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/meeting/${meeting.id}${path}`, headers, body)
    expectVerdict(cell, answer, store, before, { module: "meeting", silent: ["answer", "summary.update"] })
    if (cell.expected === "allowed" && cell.action !== "read" && cell.action !== "remind") {
      const { version } = store.rows.meeting.get(meeting.id) ?? {}
      const raises = !["feedback.create", "topic.create", "answer"].includes(cell.action)
      expect(version).toBe(meeting.version + Number(raises))
    }
  })
})

describe("cells of openapi/states/meeting-topic.yaml, over HTTP", () => {
  const asked = cellsOf<TopicState>("meeting-topic").filter(({ action }) => action !== "read")
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const topic = store.rows.meeting_topic.put(topicIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = ofTopic[cell.action]?.(topic.version) ?? { method: "", path: "" }
    const place = `/api/meeting/${topic.meeting_id}/topic/${topic.id}${path}`
    expectVerdict(cell, await host.call(method, place, headers, body), store, before, {
      module: "meeting",
      silent: ["plan"],
    })
  })
})

describe("cells of openapi/states/meeting-agenda.yaml, over HTTP", () => {
  const asked = cellsOf<AgendaState>("meeting-agenda").filter(({ action }) => action !== "read")
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const agenda = store.rows.meeting_agenda.put(agendaIn(cell.status, relation, world))
    const topic = store.rows.meeting_topic.filter(({ meeting_id }) => meeting_id === agenda.id)[0]
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const body = { version: agenda.version, topic_id: cell.action === "end" ? null : topic?.id }
    const answer = await host.call("POST", `/api/meeting/${agenda.id}/agenda`, headers, body)
    expectVerdict(cell, answer, store, before, { module: "meeting", silent: ["move", "end"] })
  })
})
