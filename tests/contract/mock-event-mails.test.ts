import { expect, test } from "vitest"
import type { Reply, Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn, storeOf } = people(host)

type Result = { id: string; version: number }

const text = { format: "markdown", text: "Agenda 议程" }
const form = {
  subject: "Plenary 全体会议",
  timezone: "Europe/Oslo",
  duration: 60,
  description: text,
  start_time: "2026-12-02T09:00:00+01:00",
  location: "Room 7 第七会议室",
}

const resultOf = ({ status, body }: Reply): Result => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body.result as Result
}

const create = async (who: Session) => resultOf(await call(who, "POST", "meeting", { ...form, group_acronym: "COPT" }))

/** The texts of the mails of an operation, without repetitions, except for the part with the link of an invitation. */
const mailed = (who: Session, asked: string) => {
  const mails = storeOf(who).rows.mail.filter(
    ({ operation, time }) => operation === asked && time >= storeOf(who).now(),
  )
  return [...new Set(mails.map((mail) => mail.text.split("\n\n")[0]))].sort()
}

test("MEET-06 the organizer learns why a topic was withdrawn", async () => {
  const chair = await signIn("chair")
  const member = await signIn("member", chair)
  const meeting = await create(chair)
  const topic = resultOf(await call(member, "POST", `meeting/${meeting.id}/topic`, { subject: "T", description: text }))
  const body = { version: 1, reason: "Covered elsewhere 另行讨论" }
  resultOf(await call(member, "POST", `meeting/${meeting.id}/topic/${topic.id}/withdraw`, body))
  const [said, ...more] = mailed(chair, "meeting.topic.withdraw")
  expect(more).toEqual([])
  expect(said).toContain("Plenary 全体会议")
  expect(said).toContain("Covered elsewhere 另行讨论")
  const told = storeOf(chair).rows.mail.filter(({ operation }) => operation === "meeting.topic.withdraw")
  expect(told.map(({ member_id }) => member_id)).toEqual([chair.user_id])
})

test("MEET-06 who learns what about a topic: its organizer of changes, its creator of feedback and of its end", async () => {
  const chair = await signIn("chair")
  const member = await signIn("member", chair)
  const meeting = await create(chair)
  const topic = resultOf(await call(member, "POST", `meeting/${meeting.id}/topic`, { subject: "T", description: text }))
  const path = `meeting/${meeting.id}/topic/${topic.id}`
  const feedback = (is_completed: boolean) =>
    call(chair, "POST", `${path}/feedback`, { text: "Fine 可以", attachment_ids: [], is_completed })
  const told = async (act: () => Promise<Reply>) => {
    const before = new Set(storeOf(chair).rows.mail.all())
    resultOf(await act())
    const mails = storeOf(chair).rows.mail.filter((mail) => !before.has(mail))
    return mails.map(({ member_id, subject }) => [member_id, subject])
  }
  const [organizer, creator] = [chair.user_id, member.user_id]
  const changed = () => call(member, "PUT", path, { version: 1, subject: "U", description: text })
  expect(await told(changed)).toEqual([[organizer, expect.stringMatching(/Topic changed|议题已修改/)]])
  expect(await told(() => feedback(false))).toEqual([
    [creator, expect.stringMatching(/Feedback on your topic|收到反馈/)],
  ])
  expect(await told(() => feedback(true))).toEqual([[creator, expect.stringMatching(/is completed|已完成/)]])
})

test("MEET-06 the organizer is told who added which topic, and nobody is told what they did themselves", async () => {
  const chair = await signIn("chair")
  const member = await signIn("member", chair)
  const meeting = await create(chair)
  const add = async (who: Session, subject: string) =>
    resultOf(await call(who, "POST", `meeting/${meeting.id}/topic`, { subject, description: text }))
  const own = await add(chair, "Own")
  resultOf(
    await call(chair, "PUT", `meeting/${meeting.id}/topic/${own.id}`, {
      version: 1,
      subject: "Mine",
      description: text,
    }),
  )
  const feedback = { text: "Fine 可以", attachment_ids: [], is_completed: true }
  resultOf(await call(chair, "POST", `meeting/${meeting.id}/topic/${own.id}/feedback`, feedback))
  await add(member, "Skew")
  const mails = storeOf(chair).rows.mail.filter(({ operation }) => operation.startsWith("meeting.topic."))
  expect(mails.map(({ member_id }) => member_id)).toEqual([chair.user_id])
  const by = storeOf(chair).rows.member.get(member.user_id)?.name ?? "-"
  expect(mails[0]?.text).toContain(by)
  expect(mails[0]?.text).toMatch(/added “Skew” to|添加了议题“Skew”/)
})

test("MEET-02 MEET-08 a mail about a change says until when the meeting lasts now, and that a place is missing", async () => {
  const chair = await signIn("chair")
  const meeting = await create(chair)
  const longer = { ...form, version: meeting.version, duration: 90 }
  const { version } = resultOf(await call(chair, "PUT", `meeting/${meeting.id}`, longer))
  for (const said of mailed(chair, "meeting.update")) expect(said).toContain("2026-12-02 10:30 (Europe/Oslo)")
  resultOf(
    await call(chair, "PUT", `meeting/${meeting.id}/documentation`, { version, documentation_ids: [], location: null }),
  )
  expect(mailed(chair, "meeting.documentation.update")).toEqual(["The location is to be announced.", "地点待定。"])
})

test("MEET-02 VOTE-04 TOPIC-01 a change of neither time nor place mails nobody, a change of the time does", async () => {
  const chair = await signIn("chair")
  const start = form.start_time
  const [later, end] = ["2026-12-03T09:00:00+01:00", "2026-12-04T09:00:00+01:00"]
  const { location: _location, duration: _duration, ...plain } = form
  const events = [
    ["meeting", form, { start_time: later }],
    ["ballot", { ...plain, duration: 1, options: [{ text: "Yes" }, { text: "No" }] }, { start_time: later }],
    ["topic-call", { ...plain, end_time: end }, { end_time: "2026-12-05T09:00:00+01:00" }],
  ] as const
  for (const [path, body, moved] of events) {
    const { id, version } = resultOf(await call(chair, "POST", path, { ...body, group_acronym: "COPT" }))
    const same = { ...body, start_time: start, subject: "Another subject 另一标题" }
    const change = (changes: object, known: number) =>
      call(chair, "PUT", `${path}/${id}`, { ...same, ...changes, version: known })
    const changed = resultOf(await change({}, version))
    expect(mailed(chair, `${path}.update`), `${path}: another subject`).toEqual([])
    resultOf(await change(moved, changed.version))
    expect(mailed(chair, `${path}.update`).length, `${path}: another time`).toBeGreaterThan(0)
  }
})

test("VOTE-04 a mail about a ballot that was cancelled without a reason is not empty", async () => {
  const chair = await signIn("chair")
  const { location: _location, ...ballot } = { ...form, duration: 1, options: [{ text: "Yes" }, { text: "No" }] }
  const { id, version } = resultOf(await call(chair, "POST", "ballot", { ...ballot, group_acronym: "COPT" }))
  resultOf(await call(chair, "POST", `ballot/${id}/cancel`, { version }))
  const said = mailed(chair, "ballot.cancel")
  expect(said.length).toBeGreaterThan(1)
  for (const one of said) expect(one).toContain("2026-12-02 09:00 (Europe/Oslo)")
})

test("ACC-03 MEET-06 whoever has switched off mails about meetings gets none about topics", async () => {
  const chair = await signIn("chair")
  const member = await signIn("member", chair)
  const meeting = await create(chair)
  const { version, alliance } = (await call(chair, "GET", "subscription")).body.result as {
    version: number
    alliance: object
  }
  const switches = { ...alliance, meeting: false }
  const settings = { version, alliance: switches, groups: [{ group_acronym: "COPT", switches }] }
  expect((await call(chair, "PUT", "subscription", settings)).status).toBe(200)
  const topic = resultOf(await call(member, "POST", `meeting/${meeting.id}/topic`, { subject: "T", description: text }))
  const path = `meeting/${meeting.id}/topic/${topic.id}`
  resultOf(await call(member, "PUT", path, { version: 1, subject: "U", description: text }))
  resultOf(
    await call(chair, "POST", `${path}/feedback`, { text: "Fine 可以", attachment_ids: [], is_completed: false }),
  )
  const told = (person: Session) =>
    storeOf(chair).rows.mail.filter(
      ({ operation, member_id }) => operation.startsWith("meeting.topic") && member_id === person.user_id,
    )
  expect(told(chair)).toEqual([])
  expect(told(member)).toHaveLength(1)
})
