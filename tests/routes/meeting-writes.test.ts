import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { meetingRecord } from "#mock/handlers/meeting-view.ts"
import { visible } from "#mock/handlers/visible.ts"
import { people } from "#mock/sso/people.ts"
import { portion } from "#tests/support/extent.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import type { Visitor } from "#tests/support/visitor.ts"

/** In every state, and one of a restricted group. */
const meetings = [1, 2, 4, 6, 33, 38].map((number) => `meeting-aurora-${number}`)

type Page = { action: string; path: string; form: (version: number) => Record<string, string> }

/** What a person who is offered it would send. */
const ofMeeting: Page[] = [
  { action: "cancel", path: "confirm/cancel", form: (version) => ({ version: String(version), reason: "No draft" }) },
  { action: "end", path: "confirm/end", form: (version) => ({ version: String(version) }) },
  { action: "remind", path: "confirm/remind", form: (version) => ({ version: String(version) }) },
  {
    action: "documentation.update",
    path: "documents",
    form: (version) => ({ version: String(version), location: "Room 2" }),
  },
  {
    action: "summary.update",
    path: "summary/edit",
    form: (version) => ({ version: String(version), "summary.format": "markdown", "summary.text": "Agreed" }),
  },
  {
    action: "topic.create",
    path: "topic/create",
    form: () => ({ subject: "S", "description.format": "markdown", "description.text": "Why" }),
  },
  { action: "feedback.create", path: "", form: () => ({ topic: "", text: "Thank you" }) },
]
const ofTopic: Page[] = [
  {
    action: "update",
    path: "edit",
    form: (version) => ({
      ...{ version: String(version), subject: "S" },
      ...{ "description.format": "markdown", "description.text": "Why" },
    }),
  },
  { action: "withdraw", path: "withdraw", form: (version) => ({ version: String(version), reason: "Solved" }) },
]

let own: OwnPortal
beforeAll(async () => void (own = await startOwnPortal("routes-meeting-writes")))
afterAll(() => own.stop())

const storeOf = (visitor: Visitor) => own.mock.stores.get(visitor.mock.store)
/** All that a deed leaves behind; sessions come and go by themselves. */
function written(visitor: Visitor) {
  const { meeting, meeting_topic, meeting_feedback, mail, operation_log } = storeOf(visitor).rows
  const tables = [meeting, meeting_topic, meeting_feedback, mail, operation_log]
  return structuredClone(tables.map((table) => table.all()))
}

type Cell = Page & { address: string; version: number; isOffered: boolean }

function cellsOf(visitor: Visitor, person: string): Cell[] {
  const store = storeOf(visitor)
  const world = { store, now: store.now() }
  const member = store.rows.member.get(`member-aurora-${person}`)
  if (!member) throw new Error(`no member ${person}`)
  return meetings.flatMap((id) => {
    const row = store.rows.meeting.get(id)
    if (!row) throw new Error(`no meeting ${id}`)
    const record = meetingRecord(row, member, world)
    const isOpen = visible("meeting", member, world, (one) => one.id === id).length > 0
    const base = `/a/aurora/meeting/${id}`
    const cells = (pages: Page[], below: string, of: { actions: readonly string[]; version: number }) =>
      pages.map((page) => ({
        ...page,
        address: page.path === "" ? below : `${below}/${page.path}`,
        version: of.version,
        isOffered: isOpen && of.actions.includes(page.action),
      }))
    return [
      ...cells(ofMeeting, base, record),
      ...record.topics.flatMap((topic) => cells(ofTopic, `${base}/topic/${topic.id}`, topic)),
    ]
  })
}

describe("ROLE-05 FORM-06 a page of something one does opens, and works, for whom it is offered", () => {
  async function judge(visitor: Visitor, { address, path, form, version, isOffered }: Cell): Promise<void> {
    if (path !== "") expect((await visitor.get(address)).status, address).toBe(isOffered ? 200 : 403)
    if (isOffered) return
    const { status, location } = await visitor.post(address, form(version))
    expect([400, 403], `${address} ${location ?? ""}`).toContain(status)
  }

  const insiders = people.map(({ id }) => id).filter((id) => id !== "non-member" && id !== "disabled")

  test.each(portion(insiders, 2))(
    "%s: what is not offered is a 403, and sent all the same it writes nothing",
    { timeout: 60_000 },
    async (person) => {
      const visitor = own.newVisitor()
      await visitor.signIn(person)
      const before = written(visitor)
      const cells = cellsOf(visitor, person)
      expect(cells.some(({ isOffered }) => !isOffered)).toBe(true)
      await Promise.all(portion(cells, 16).map((cell) => judge(visitor, cell)))
      expect(written(visitor)).toEqual(before)
    },
  )

  test("the same forms do write where they are offered", { timeout: 60_000 }, async () => {
    const done: string[] = []
    for (const person of ["chair", "member", "admin"]) {
      const offered = cellsOf(own.newVisitor(), person).filter(({ isOffered }) => isOffered)
      const cells = new Map(offered.map((cell) => [cell.action, cell])).values()
      for (const { address, action, form, version } of cells) {
        const visitor = own.newVisitor()
        await visitor.signIn(person)
        const before = written(visitor)
        const { status, body } = await visitor.post(address, form(version))
        expect(status, `${address} ${body.slice(0, 200)}`).toBe(303)
        expect(written(visitor), address).not.toEqual(before)
        done.push(action)
      }
    }
    expect([...new Set(done)].sort()).toEqual([...ofMeeting, ...ofTopic].map(({ action }) => action).sort())
  })

  test.each(["cancel", "end", "remind"])(
    "without a session %s leads to the login page, and nothing is written",
    async (action) => {
      const visitor = own.newVisitor()
      const before = written(visitor)
      const { location } = await visitor.post(`/a/aurora/meeting/meeting-aurora-6/confirm/${action}`, { version: "1" })
      expect(location).toBe(`${own.portal}/a/aurora/login`)
      expect(written(visitor)).toEqual(before)
    },
  )
})
