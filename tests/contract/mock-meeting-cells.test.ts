import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { meetingRules } from "#mock/rules/meeting.ts"
import { meetingTopicRules } from "#mock/rules/meeting-topic.ts"
import type { Role, World } from "#mock/rules/rules.ts"
import type { MemberRow } from "#mock/store/records.ts"
import type { Store } from "#mock/store/store.ts"
import { cells, type Cell } from "#tests/unit/mock/cells.ts"
import { meetingIn, personWith, topicIn } from "#tests/unit/mock/relations.ts"
import { now } from "#tests/unit/mock/support.ts"
import { MockHost, type Reply } from "./mock-support.ts"

let host: MockHost
beforeAll(async () => {
  host = await MockHost.start()
})
afterAll(async () => {
  expect(host.reports).toEqual([])
  await host.stop()
})

type Request = { method: string; path: string; body?: object }
const text = { format: "markdown", text: "Agenda 议程" }
const form = { subject: "S", timezone: "UTC", duration: 30, location: "Room 2", description: text }

/** How each action of the tables is asked for. `ballot.create` has no operation yet, `export` stands in mock-export.test.ts. */
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
  "feedback.create": () => ({ method: "POST", path: "/feedback", body: { text: "Thank you 谢谢" } }),
  "topic.create": () => ({ method: "POST", path: "/topic", body: { subject: "S", description: text } }),
}
const ofTopic: Record<string, (version: number) => Request> = {
  update: (version) => ({ method: "PUT", path: "", body: { version, subject: "S", description: text } }),
  withdraw: (version) => ({ method: "POST", path: "/withdraw", body: { version, reason: "Solved 已解决" } }),
  "feedback.create": () => ({ method: "POST", path: "/feedback", body: { text: "Agreed 同意" } }),
  "feedback.complete": () => ({ method: "POST", path: "/feedback", body: { text: "Done 完成", is_completed: true } }),
}

/** A store of the test's own whose clock stands still, and a person with one role in it. */
function setUp(role: Role) {
  const store = host.mock.stores.get(host.newStore())
  store.clock.fix(now)
  const world: World = { store, now }
  const relation = personWith(world, role)
  return { store, world, relation }
}

function headersOf(store: Store, { id, alliance_id, username }: MemberRow): Record<string, string> {
  const token = store.newSecret()
  store.rows.session.put({ id: token, member_id: id, alliance_id, created_time: now })
  const names = { token, "alliance-id": alliance_id, "member-id": id, username: encodeURIComponent(username) }
  return { "x-mock-store": store.name, ...names }
}

type Written = Pick<ReturnType<Store["memory"]>, "changes">
const written = (store: Store): Written["changes"] => structuredClone(store.memory().changes)

/** Allowed: done, with a row in the log and a mail in the language of whom it is for. Refused: nothing is written. */
function judge(cell: Cell<string, string, Role>, answer: Reply, store: Store, before: Written["changes"]): void {
  if (cell.expected !== "allowed") {
    expect([answer.status, answer.body.code]).toEqual([cell.expected === "forbidden" ? 403 : 400, cell.expected])
    expect(written(store)).toEqual(before)
    return
  }
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  if (cell.action === "read") return
  const logged = store.rows.operation_log.all().slice(-1)[0]
  const deed = store.rows.operation_log.filter(({ time, member_id }) => time === now && member_id === "member-unit")
  expect(deed).toHaveLength(1)
  expect(deed[0]?.is_on_behalf).toBe(cell.role === "alliance_admin")
  expect(logged?.module).toBe("meeting")
  const mails = store.rows.mail.all()
  expect(mails.length).toBeGreaterThan(0)
  for (const { member_id, language } of mails) expect(store.rows.member.get(member_id ?? "")?.language).toBe(language)
}

const titled = <C extends Cell<string, string, Role>>(all: C[]) =>
  all.map((cell) => [`${cell.role} ${cell.action} ${cell.status}: ${cell.expected}`, cell] as const)

describe("every cell of states.md section 2, over the wire", () => {
  const asked = cells(meetingRules.definition).filter(({ action }) => action !== "ballot.create" && action !== "export")
  test.each(titled(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(cell.role)
    const meeting = store.rows.meeting.put(meetingIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = ofMeeting[cell.action]?.(meeting.version) ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/meeting/${meeting.id}${path}`, headers, body)
    judge(cell, answer, store, before)
    if (cell.expected === "allowed" && cell.action !== "read" && cell.action !== "remind") {
      const { version } = store.rows.meeting.get(meeting.id) ?? {}
      const raises = !["feedback.create", "topic.create"].includes(cell.action)
      expect(version).toBe(meeting.version + Number(raises))
    }
  })
})

describe("every cell of states.md section 3, over the wire", () => {
  const asked = cells(meetingTopicRules.definition).filter(({ action }) => action !== "read")
  test.each(titled(asked))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(cell.role)
    const topic = store.rows.meeting_topic.put(topicIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = ofTopic[cell.action]?.(topic.version) ?? { method: "", path: "" }
    const place = `/api/meeting/${topic.meeting_id}/topic/${topic.id}${path}`
    judge(cell, await host.call(method, place, headers, body), store, before)
  })
})
