import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Reply, Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn, storeOf } = people(host)

type Schemas = components["schemas"]
type Given = Schemas["MeetingTopicMinutesInput"]

const firstOf = ({ topic_minutes: [said] }: Schemas["Meeting"]) => {
  if (!said) throw new Error("the minutes say nothing")
  return said
}
const idOf = (one: { id: string } | undefined) => String(one?.id)
const meetingOf = ({ body }: Reply) => body.result as unknown as Schemas["Meeting"]
const topic = "topic-aurora-9"
const secretary = "member-aurora-secretary"
/** The ended meeting of the seed that has topics. */
const ended = "meeting-aurora-2"

async function read(who: Session, id = ended) {
  return meetingOf(await call(who, "GET", `meeting/${id}`))
}

async function write(who: Session, topic_minutes: readonly Given[], id = ended): Promise<Reply> {
  const { version } = await read(who, id)
  return call(who, "PUT", `meeting/${id}/summary`, { version, topic_minutes })
}

async function approve(who: Session, id = ended) {
  const { version } = await read(who, id)
  const answer = await call(who, "POST", `meeting/${id}/summary/approve`, { version })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return meetingOf(answer)
}

const decision = { text: "Clauses 7 and 9 go to the plenary. 第 7、9 条提交全会。" }
const action = { text: "Finish annex D 完成附录 D", assignee_id: secretary, due_date: "2026-12-18", is_task: true }

async function register(who: Session, query = "") {
  const { body } = await call(who, "GET", `decision?size=200${query}`)
  return body.result as unknown as Schemas["DecisionList"]
}

describe("MEET-15: minutes of the topics", () => {
  test("are kept in the order of the agenda, what belongs to no topic last; what says nothing is left out", async () => {
    const chair = await signIn("chair")
    const given: Given[] = [
      { text: "  Any other business  ", decisions: [decision] },
      { topic_id: "topic-aurora-10" },
      { topic_id: topic, action_items: [action] },
      { topic_id: "topic-aurora-8", text: "First" },
    ]
    const written = meetingOf(await write(chair, given))
    expect(written.topic_minutes.map(({ topic_id, text }) => [topic_id, text])).toEqual([
      ["topic-aurora-8", "First"],
      [topic, null],
      [null, "Any other business"],
    ])
    const [, second, other] = written.topic_minutes
    expect(other?.decisions).toMatchObject([{ ...decision, number: null, group_number: null, ballot: null }])
    expect(second?.action_items).toMatchObject([
      {
        text: action.text,
        assignee: { id: secretary },
        due_date: "2026-12-18",
        is_task: true,
        group: null,
        task: null,
      },
    ])
    expect(written.minutes).toMatchObject({ status: "draft" })
    expect((await register(chair)).items.map(({ text }) => text)).not.toContain(decision.text)
  })

  test("a decision and an action keep their ids; a sent id that the minutes do not have is refused", async () => {
    const chair = await signIn("chair")
    const first = meetingOf(await write(chair, [{ topic_id: topic, decisions: [decision], action_items: [action] }]))
    const [one] = first.topic_minutes
    const id = one?.decisions[0]?.id ?? ""
    const again = meetingOf(await write(chair, [{ decisions: [{ id, text: "Other words" }] }]))
    expect(again.topic_minutes).toMatchObject([{ topic_id: null, decisions: [{ id, text: "Other words" }] }])
    const twice = [
      { id, text: "a" },
      { id, text: "b" },
    ]
    expect(codes(await write(chair, [{ decisions: twice }]))).toContain("topic_minutes.0.decisions.1.id not_unique")
  })

  test.each<[Given[], string]>([
    [[{ topic_id: "topic-aurora-1", text: "x" }], "topic_minutes.0.topic_id unknown_reference"],
    [[{ text: "a" }, { text: "b" }], "topic_minutes.1.topic_id not_unique"],
    [
      [
        { topic_id: topic, text: "a" },
        { topic_id: topic, text: "b" },
      ],
      "topic_minutes.1.topic_id not_unique",
    ],
    [[{ decisions: [{ ...decision, id: "decision-of-another" }] }], "topic_minutes.0.decisions.0.id unknown_reference"],
    [
      [{ decisions: [{ ...decision, ballot_id: "ballot-aurora-9" }] }],
      "topic_minutes.0.decisions.0.ballot_id unknown_reference",
    ],
    [[{ action_items: [{ ...action, assignee_id: null }] }], "topic_minutes.0.action_items.0.assignee_id required"],
    [
      [{ action_items: [{ ...action, assignee_id: "member-harbor-chair" }] }],
      "topic_minutes.0.action_items.0.assignee_id unknown_reference",
    ],
    [
      [{ action_items: [{ ...action, group_acronym: "LINK" }] }],
      "topic_minutes.0.action_items.0.group_acronym unknown_reference",
    ],
    [[{ decisions: [{ text: " " }] }], "topic_minutes.0.decisions.0.text required"],
  ])("%j: %s, and nothing is written", async (given, error) => {
    const chair = await signIn("chair")
    const before = await read(chair)
    expect(codes(await write(chair, given))).toEqual([400, "validation_failed", error])
    expect(await read(chair)).toEqual(before)
  })
})

describe("MEET-15: approving the minutes", () => {
  test("makes a task of each action that is ticked, in the group of the meeting", async () => {
    const chair = await signIn("chair")
    const untouched = { text: "Read the report", assignee_id: secretary }
    await write(chair, [{ topic_id: topic, action_items: [action, untouched] }])
    const approved = await approve(chair)
    const [made, left] = firstOf(approved).action_items
    expect(left).toMatchObject({ is_task: false, task: null })
    const { body } = await call(chair, "GET", `task/${made?.task?.id}`)
    expect(body.result).toMatchObject({
      subject: action.text,
      status: 1,
      assignee: { id: secretary },
      creator: { id: chair.user_id },
      group: { acronym: "COPT" },
      meeting: { id: ended, status: "ended" },
      timezone: approved.timezone,
    })
    const deadline = new Date((body.result as { deadline: string }).deadline)
    expect(deadline.toLocaleString("sv-SE", { timeZone: approved.timezone })).toBe("2026-12-18 23:59:00")
  })

  test("numbers the decisions; changed minutes change the register and make no second task when they are approved again", async () => {
    const chair = await signIn("chair")
    const numbers = (await register(chair)).items.map(({ number }) => number)
    await write(chair, [{ topic_id: topic, decisions: [decision], action_items: [action] }])
    const first = await approve(chair)
    const [decided] = firstOf(first).decisions
    expect(decided).toMatchObject({ ...decision, number: Math.max(0, ...numbers) + 1, group_number: 1 })
    const recorded = async () => (await call(chair, "GET", `decision/${idOf(decided)}`)).body.result
    const origin = { meeting: { id: ended }, decided_time: first.start_time }
    expect(await recorded()).toMatchObject({ ...decision, status: "recorded", ...origin })

    const kept = firstOf(first).action_items[0]
    const items = [{ ...action, id: idOf(kept) }]
    await write(chair, [{ topic_id: topic, decisions: [{ id: idOf(decided), text: "Changed" }], action_items: items }])
    expect(await recorded()).toMatchObject(decision)
    const again = await approve(chair)
    expect(firstOf(again).action_items).toMatchObject([{ task: kept?.task }])
    expect(await recorded()).toMatchObject({ text: "Changed", group_number: 1 })
  })

  test("withdraws a recorded decision that is no longer in the minutes; its number is not given again", async () => {
    const chair = await signIn("chair")
    await write(chair, [{ decisions: [decision] }])
    const id = (await approve(chair)).topic_minutes[0]?.decisions[0]?.id ?? ""
    await write(chair, [{ decisions: [{ text: "Another" }] }])
    expect((await register(chair, "&status=withdrawn&group_acronym=COPT")).total).toBe(0)
    const next = (await approve(chair)).topic_minutes[0]?.decisions[0]
    expect(next).toMatchObject({ text: "Another", group_number: 2 })
    const withdrawn = await register(chair, "&status=withdrawn&group_acronym=COPT")
    expect(withdrawn).toMatchObject({
      total: 1,
      items: [{ id, group_number: 1 }],
      counts: { recorded: 1, withdrawn: 1 },
    })
  })

  test("the preview says what it records and makes, and the mail begins with the result", async () => {
    const chair = await signIn("chair")
    await write(chair, [{ topic_id: topic, text: "Long talk", decisions: [decision], action_items: [action] }])
    const { body } = await call(chair, "GET", `preview?module=meeting&action=summary.approve&key=${ended}`)
    expect((body.result as unknown as Schemas["Preview"]).changes).toEqual([
      { effect: "creates", module: "decision", total: 1, items: [] },
      { effect: "creates", module: "task", total: 1, items: [] },
    ])
    await approve(chair)
    const mails = storeOf(chair).rows.mail.filter(({ operation }) => operation === "meeting.summary.approve")
    const mail = mails.find(({ member_id }) => member_id === secretary)
    expect(mails.filter(({ member_id }) => member_id === secretary)).toHaveLength(1)
    const texts = [/COPT-DEC-1/, /Finish annex D/, /Long talk/, /Task for you|新任务/]
    const places = texts.map((text) => mail?.text.search(text))
    expect(places).toEqual([...places].sort((a, b) => Number(a) - Number(b)))
    expect(places).not.toContain(-1)
  })

  test("an action of a meeting of the whole alliance names the group of its task; a disbanded group gets none", async () => {
    const admin = await signIn("admin")
    const { meeting, workgroup } = storeOf(admin).rows
    const plenary = meeting.find(
      ({ alliance_id, group_id, start_time }) =>
        alliance_id === "alliance-aurora" && group_id === null && start_time < Date.parse("2026-11-20"),
    )
    const id = plenary?.id ?? ""
    const wrong = await write(admin, [{ action_items: [action] }], id)
    expect(codes(wrong)).toEqual([400, "validation_failed", "topic_minutes.0.action_items.0.group_acronym required"])
    const items = ["COPT", "LINK"].map((group_acronym) => ({ ...action, group_acronym }))
    await write(admin, [{ action_items: items }], id)
    const link = workgroup.find(({ acronym, alliance_id }) => acronym === "LINK" && alliance_id === "alliance-aurora")
    if (link) workgroup.put({ ...link, status: "disband" })
    const approved = await approve(admin, id)
    const tasks = approved.topic_minutes[0]?.action_items.map(({ group, task }) => [group?.acronym, task !== null])
    expect(tasks).toEqual([
      ["COPT", true],
      ["LINK", false],
    ])
  })
})

describe("MEET-15: the register", () => {
  test("is filtered by group, time, ballot and words, also by a cited number; what belongs to a restricted group is for its members", async () => {
    const admin = await signIn("admin")
    const all = await register(admin)
    const [first] = all.items
    const cited = first?.group ? `${first.group.acronym}-DEC-${first.group_number}` : `DEC-${first?.number}`
    expect((await register(admin, `&q=${cited}`)).items.map(({ id }) => id)).toContain(first?.id)
    expect((await register(admin, "&with_ballot=true")).total).toBe(0)
    expect((await register(admin, "&with_ballot=false")).total).toBe(all.total)
    expect((await register(admin, "&to=2020-01-01T00:00:00Z")).total).toBe(0)
    const restricted = all.items.find(({ group }) => group?.type === "restricted")
    expect(restricted).toBeDefined()
    const outsider = await signIn("lone-member", admin)
    expect((await register(outsider)).items.map(({ id }) => id)).not.toContain(restricted?.id)
    expect(codes(await call(outsider, "GET", `decision/${restricted?.id}`))).toEqual([403, "restricted_group"])
    const found = await call(admin, "GET", `search?q=${cited}&module=decision`)
    expect(JSON.stringify(found.body.result)).toContain(first?.id)
  })
})
