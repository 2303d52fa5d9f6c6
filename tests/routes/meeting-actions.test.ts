import { beforeAll, describe, expect, test } from "vitest"
import { meetingRecord } from "#mock/domains/meeting/view.ts"
import { visible } from "#mock/engine/visible.ts"
import { meetingRules } from "#mock/domains/meeting/rules.ts"
import { people } from "#mock/engine/sso/people.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { portion } from "#tests/support/extent.ts"
import { hrefs, type Visitor } from "#tests/support/visitor.ts"

/** Meetings in every state: of a group, a restricted group, a disbanded group, and the whole alliance. */
const meetings = [1, 2, 4, 5, 6, 33, 35, 37, 38, 39].map((number) => `meeting-aurora-${number}`)

/** Page of each action of a meeting or topic, below `…/meeting/{id}/`. */
const pages: Record<string, string> = {
  update: "edit",
  "documentation.update": "documents",
  cancel: "confirm/cancel",
  end: "confirm/end",
  remind: "confirm/remind",
  "summary.update": "summary/edit",
  "summary.approve": "confirm/summary.approve",
  "topic.create": "topic/create",
}
const topicPages: Record<string, string> = { update: "edit", plan: "plan", withdraw: "withdraw" }

/** Actions on the page itself: the feedback forms, and the check box that completes a topic. */
const formOf = (topic: string) => `feedback on ${topic || "the meeting"}`
const boxOf = (topic: string) => `completing ${topic}`

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

/** Actions that the backend allows this person on a meeting, as the URLs that its page should link to. */
function allowed(visitor: Visitor, person: string, id: string) {
  const store = own.mock.stores.get(visitor.mock.store)
  const world = { store, now: store.now() }
  const member = store.rows.member.get(`member-aurora-${person}`)
  if (!member) throw new Error(`no member ${person}`)
  const [meeting] = visible("meeting", member, world, (row) => row.id === id)
  if (!meeting) return undefined
  const { actions, topics } = meetingRecord(meeting, member, world)
  const ofMeeting = actions.flatMap((action) => (action === "feedback.create" ? formOf("") : (pages[action] ?? [])))
  const ofTopics = topics.flatMap((topic) =>
    topic.actions.flatMap((action) => {
      if (action === "feedback.create") return formOf(topic.id)
      if (action === "feedback.complete") return boxOf(topic.id)
      return `topic/${topic.id}/${topicPages[action]}`
    }),
  )
  return [...ofMeeting, ...ofTopics].sort()
}

const reading = new Set(["summary", "minutes", "agenda", "calendar.ics"])

/** URLs below a meeting that its page links to, without read-only pages, plus the actions on the page itself. */
function offered(html: string, id: string): string[] {
  const base = `/a/aurora/meeting/${id}/`
  const below = hrefs(html).flatMap((href) => (href.startsWith(base) ? href.slice(base.length) : []))
  const forms = [...html.matchAll(/<form [^>]*method="post"[^>]*>.*?<\/form>/gs)].flatMap(([form]) => {
    const topic = /<input type="hidden" name="topic" value="([^"]*)"/.exec(form)?.[1]
    if (topic === undefined) return []
    return form.includes('name="is_completed"') ? [formOf(topic), boxOf(topic)] : [formOf(topic)]
  })
  return [...[...new Set(below)].filter((page) => !reading.has(page)), ...forms].sort()
}

describe("ROLE-05 a meeting's page shows exactly the actions of its reader", () => {
  test("there is a meeting in every state", () => {
    const store = own.mock.stores.get("default")
    const world = { store, now: store.now() }
    const states = meetings.map((id) => {
      const row = store.rows.meeting.get(id)
      return row && meetingRules.status(row, world)
    })
    expect(new Set(states)).toEqual(new Set(meetingRules.states))
  })

  const insiders = people.map(({ id }) => id).filter((id) => id !== "non-member" && id !== "disabled")

  test.each(portion(insiders, 3))("%s", { timeout: 60_000 }, async (person) => {
    const visitor = own.newVisitor()
    await visitor.signIn(person)
    for (const id of meetings) {
      const { status, body } = await visitor.get(`/a/aurora/meeting/${id}?whole`)
      const expected = allowed(visitor, person, id)
      expect(status, id).toBe(expected ? 200 : 403)
      if (expected) expect(offered(body, id), id).toEqual(expected)
    }
  })

  test.each([
    ["chair", "/meeting", false],
    ["chair", "/wg/COPT/meeting", true],
    ["member", "/wg/COPT/meeting", false],
    ["admin", "/meeting", true],
    ["admin", "/wg/FIBR/meeting", false],
  ])("%s at %s may create one: %s", async (person, path, mayCreate) => {
    const visitor = own.newVisitor()
    await visitor.signIn(person)
    const { status, body } = await visitor.get(`/a/aurora${path}`)
    expect(status).toBe(200)
    expect(hrefs(body).includes(`/a/aurora${path}/create`)).toBe(mayCreate)
  })
})

describe("MEET-01 the page of a meeting in the shell of a group", () => {
  test("exists in its own group only", async () => {
    const visitor = own.newVisitor()
    await visitor.signIn("chair")
    const statusOf = async (path: string) => (await visitor.get(`/a/aurora${path}`)).status
    for (const page of ["", "/summary"]) {
      expect(await statusOf(`/wg/COPT/meeting/meeting-aurora-1${page}`)).toBe(200)
      expect(await statusOf(`/wg/LINK/meeting/meeting-aurora-1${page}`)).toBe(404)
      expect(await statusOf(`/wg/COPT/meeting/meeting-aurora-38${page}`)).toBe(404)
    }
  })

  test.each(["a b", "%E4%BC%9A", "x".repeat(65), "%00", "..%2f..%2fmember"])(
    "an unknown meeting %s is a 404",
    async (id) => {
      const visitor = own.newVisitor()
      await visitor.signIn("chair")
      expect((await visitor.get(`/a/aurora/meeting/${id}`)).status).toBe(404)
    },
  )
})

describe("CAL-03 SHELL-06 files", () => {
  test("a calendar file for people who can read the meeting", async () => {
    const visitor = own.newVisitor()
    await visitor.signIn("member")
    const { status, headers, body } = await visitor.get("/a/aurora/meeting/meeting-aurora-4/calendar.ics")
    expect(status).toBe(200)
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8; method=CANCEL")
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="COPT-M-4.ics"; filename*=UTF-8''COPT-M-4.ics`,
    )
    expect(body).toContain("STATUS:CANCELLED\r\n")
    const refused = await visitor.get("/a/aurora/meeting/meeting-aurora-33/calendar.ics")
    expect([refused.status, refused.location]).toEqual([302, `${own.portal}/a/aurora/meeting/meeting-aurora-33`])
  })

  test("the CSV of a list has the rows of all its pages", async () => {
    const visitor = own.newVisitor()
    await visitor.signIn("member")
    const page = await visitor.get("/a/aurora/wg/COPT/meeting?size=10&status=not_started")
    const href = hrefs(page.body).find((link) => link.startsWith("/a/aurora/meeting.csv")) ?? ""
    const { body } = await visitor.get(href)
    const references = [...page.body.matchAll(/<span class="ref">(COPT-M-\d+)/g)].map(([, text]) => text)
    expect(references.length).toBeGreaterThan(0)
    expect([...body.matchAll(/COPT-M-\d+/g)].map(([text]) => text)).toEqual(references)
    expect((await visitor.get("/a/aurora/meeting.csv?group=STEER")).location).toBe(
      `${own.portal}/a/aurora/wg/STEER/meeting?group=STEER`,
    )
  })
})
