import { beforeAll, describe, expect, test } from "vitest"
import { meetingRecord } from "#mock/domains/meeting/view.ts"
import { visible } from "#mock/engine/visible.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"
import { testWrites, type WriteAttempt } from "#tests/support/writes.ts"

/** Meetings in every state, and one of a restricted group. */
const meetings = [1, 2, 4, 6, 33, 38].map((number) => `meeting-aurora-${number}`)

type Page = { action: string; path: string; form: (version: number) => Record<string, string> }

/** The form for each action, as a person sends it who is offered the action. */
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
      version: String(version),
      subject: "S",
      "description.format": "markdown",
      "description.text": "Why",
    }),
  },
  {
    action: "plan",
    path: "plan",
    form: (version) => ({ version: String(version), position: "1", minutes: "25" }),
  },
  { action: "withdraw", path: "withdraw", form: (version) => ({ version: String(version), reason: "Solved" }) },
]

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

const storeOf = (visitor: Visitor) => own.mock.stores.get(visitor.mock.store)

function attemptsOf(visitor: Visitor, person: string): WriteAttempt[] {
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
    const attempts = (pages: Page[], below: string, of: { actions: readonly string[]; version: number }) =>
      pages.map(({ action, path, form }) => ({
        action,
        address: path === "" ? below : `${below}/${path}`,
        form: form(of.version),
        isOffered: isOpen && of.actions.includes(action),
        hasPage: path !== "",
      }))
    return [
      ...attempts(ofMeeting, base, record),
      ...record.topics.flatMap((topic) => attempts(ofTopic, `${base}/topic/${topic.id}`, topic)),
    ]
  })
}

function writtenIn({ rows }: Store): unknown[] {
  const { meeting, meeting_topic, meeting_feedback, mail, operation_log } = rows
  return [meeting, meeting_topic, meeting_feedback, mail, operation_log].map((table) => table.all())
}

describe("ROLE-05 FORM-06 confirmation pages open, and work, for the people to whom the action is offered", () => {
  testWrites({
    own: () => own,
    attemptsOf,
    writtenIn,
    senders: ["chair", "member", "admin"],
    actions: [...ofMeeting, ...ofTopic].map(({ action }) => action),
  })

  test.each(["cancel", "end", "remind"])(
    "without a session %s leads to the login page, and nothing is written",
    async (action) => {
      const visitor = own.newVisitor()
      const before = structuredClone(writtenIn(storeOf(visitor)))
      const { location } = await visitor.post(`/a/aurora/meeting/meeting-aurora-6/confirm/${action}`, { version: "1" })
      expect(location).toMatch(/\/a\/aurora\/login\?to=/)
      expect(writtenIn(storeOf(visitor))).toEqual(before)
    },
  )
})

describe("the message after an action says what happened", () => {
  const form = {
    subject: "Weekly call",
    "description.format": "markdown",
    "description.text": "Agenda",
    "start.date": "2027-06-15",
    "start.time": "09:30",
    "start.zone": "Europe/Oslo",
    "duration.preset": "60",
    "participants.who": "everyone",
    "repeat.every": "week",
    "repeat.count": "3",
  }

  test("MEET-11 FORM-10 how many meetings of a series are created, and that those that follow are changed or cancelled as well", async () => {
    const chair = own.newVisitor()
    await chair.signIn("chair")
    const created = await chair.post("/a/aurora/wg/COPT/meeting/create", form)
    const [first, ...followers] = storeOf(chair).rows.meeting.where("subject", form.subject)
    if (!first) throw new Error("no meeting was created")
    expect(followers).toHaveLength(2)
    const number = `COPT-M-${first.group_number}`
    const { body } = await chair.follow(created)
    expect(body).toContain(text("en", "meeting-form.created-series", { total: 3, number, count: 17 }))

    const edit = `/a/aurora/wg/COPT/meeting/${first.id}/edit`
    const saved = await chair.follow(await chair.post(edit, { ...form, version: "1", scope: "following" }))
    expect(saved.body).toContain(text("en", "meeting-form.saved-following", { number }))

    const page = `/a/aurora/wg/COPT/meeting/${first.id}/confirm/cancel`
    const asked = (await chair.get(page)).body
    expect(asked).toContain(text("en", "consequence.change", { effect: "cancels", module: "meeting", count: 2 }))
    for (const { id } of followers) expect(asked).toContain(`href="/a/aurora/wg/COPT/meeting/${id}"`)
    const cancelled = await chair.follow(await chair.post(page, { version: "2", reason: "", scope: "following" }))
    expect(cancelled.body).toContain(text("en", "meeting-confirm.cancel.done-following", { number }))
  })

  test("MEET-05 a summary without text, files and attendance is not called a draft", async () => {
    const chair = own.newVisitor()
    await chair.signIn("chair")
    const meeting = storeOf(chair).rows.meeting.get("meeting-aurora-1")
    const empty = { version: String(meeting?.version), "summary.format": "markdown", "summary.text": "" }
    const saved = await chair.post("/a/aurora/meeting/meeting-aurora-1/summary/edit", empty)
    expect((await chair.follow(saved)).body).toContain(text("en", "meeting-summary.emptied"))
  })
})
