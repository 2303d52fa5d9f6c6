import { describe, expect, test } from "vitest"
import { addressOf, operations } from "./mock-contract.ts"
import { orgs, type Reply, type Session } from "./mock-support.ts"
import { codes, now, people, useMock } from "./use-mock.ts"

const text = { format: "markdown", text: "Agenda 议程" }
const form = {
  subject: "  Skew budget 偏斜预算 ",
  start_time: "2027-03-28T00:30:00+01:00",
  timezone: "Europe/Oslo",
  duration: 120,
  description: text,
}

const host = useMock()
const { call, signIn, storeOf, setClock } = people(host)

type Result = Record<string, unknown> & { id: string; version: number; number: number; group_number: number | null }

const resultOf = ({ body }: Reply) => body.result as Result

async function create(who: Session, more: object = { group_acronym: "COPT" }): Promise<Result> {
  const answer = await call(who, "POST", "meeting", { ...form, ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return resultOf(answer)
}

describe("creating a meeting", () => {
  test("assigns both numbers, trims texts, keeps time and timezone, and adds the duration as elapsed time", async () => {
    const chair = await signIn("chair")
    const meeting = await create(chair)
    const { meeting: rows } = storeOf(chair).rows
    expect(meeting).toMatchObject({
      subject: "Skew budget 偏斜预算",
      start_time: "2027-03-27T23:30:00Z",
      planned_end_time: "2027-03-28T01:30:00Z",
      timezone: "Europe/Oslo",
      version: 1,
      status: "not_started",
      participants: { is_everyone: true },
    })
    const others = rows.filter(({ id, alliance_id }) => alliance_id === "alliance-aurora" && id !== meeting.id)
    expect(meeting.number).toBe(Math.max(...others.map(({ number }) => number)) + 1)
    const inGroup = others.filter(({ group_id }) => group_id === "group-copt")
    expect(meeting.group_number).toBe(Math.max(...inGroup.map(({ group_number }) => group_number ?? 0)) + 1)
  })

  test("never reuses the number of a cancelled meeting", async () => {
    const chair = await signIn("chair")
    const first = await create(chair)
    await call(chair, "POST", `meeting/${first.id}/cancel`, { version: 1 })
    expect((await create(chair)).number).toBe(first.number + 1)
    const alliance = await create(await signIn("general-secretary", chair), {})
    expect([alliance.number, alliance.group_number]).toEqual([first.number + 2, null])
  })

  test("for the current phase of a proposal is allowed to proposal administrators, not to a secretary of its group", async () => {
    const admin = await signIn("proposal-admin")
    const meeting = await create(admin, { draft_code: "AIA-P-2026-001" })
    expect(meeting).toMatchObject({ group: { acronym: "COPT" }, proposal: { draft_code: "AIA-P-2026-001" } })
    expect(meeting.phase).toEqual({
      id: "phase-proposal-aurora-1-public_notice",
      type: "public_notice",
      name: "Public notice of the draft",
    })
    const body = { ...form, draft_code: "AIA-P-2026-001" }
    expect(codes(await call(await signIn("secretary", admin), "POST", "meeting", body))).toEqual([403, "forbidden"])
    const wrong = await call(admin, "POST", "meeting", { ...body, phase_id: "phase-of-another" })
    expect(codes(wrong)).toEqual([400, "validation_failed", "phase_id unknown_reference"])
  })

  test.each([
    [{ start_time: "2026-11-20T07:29:59Z" }, "start_time before_now"],
    [{ timezone: "Europe/Atlantis" }, "timezone zone_unknown"],
    [{ duration: 0 }, "duration number_range"],
    [{ subject: " " }, "subject required"],
    [
      { participants: { member_ids: ["member-harbor-chair"], group_acronyms: [] } },
      "participants.member_ids.0 unknown_reference",
    ],
    [{ participants: { member_ids: [], group_acronyms: ["NONE"] } }, "participants.group_acronyms.0 unknown_reference"],
    [{ documentation_ids: ["file-of-nobody"] }, "documentation_ids.0 unknown_reference"],
    [{ description: { format: "html", text: "汉".repeat(22_000) } }, "description.text too_long"],
    [{ group_acronym: "NONE" }, "group_acronym unknown_reference"],
  ])("%j: %s, and nothing is written", async (wrong, error) => {
    const admin = await signIn("admin")
    const before = structuredClone(storeOf(admin).snapshot().changes)
    const answer = await call(admin, "POST", "meeting", { ...form, group_acronym: "COPT", ...wrong })
    expect(codes(answer)).toEqual([400, "validation_failed", error])
    expect(storeOf(admin).snapshot().changes).toEqual(before)
  })

  test("accepts the current time as the start", async () => {
    expect((await create(await signIn("chair"), { group_acronym: "COPT", start_time: now })).status).toBe("ongoing")
  })

  test("without an active participant is refused", async () => {
    const admin = await signIn("admin")
    const { workgroup } = storeOf(admin).rows
    const group = workgroup.get("group-copt")
    if (!group) throw new Error("the seed has no COPT")
    workgroup.put({ ...group, roles: { ...group.roles, member: ["member-aurora-disabled"] } })
    const answer = await call(admin, "POST", "meeting", { ...form, group_acronym: "COPT" })
    expect(codes(answer)).toEqual([400, "validation_failed", "participants participants_empty"])
  })

  test("in a disbanded group is refused; people without the right to create get 403 first", async () => {
    const admin = await signIn("admin")
    const body = { ...form, group_acronym: "FIBR" }
    const answer = await call(admin, "POST", "meeting", body)
    expect(codes(answer)).toEqual([400, "group_disbanded"])
    expect(answer.body.result).toMatchObject({ group: { acronym: "FIBR", status: "disband" } })
    expect(codes(await call(await signIn("lone-member", admin), "POST", "meeting", body))).toEqual([403, "forbidden"])
  })

  test("is done once per key; other content with that key is a conflict", async () => {
    const chair = await signIn("chair")
    const key = { "Idempotency-Key": "0d9c1c3e-6f0b-4f0e-9d53" }
    const body = { ...form, group_acronym: "COPT" }
    const [one, again] = [
      await call(chair, "POST", "meeting", body, key),
      await call(chair, "POST", "meeting", body, key),
    ]
    expect(resultOf(again).id).toBe(resultOf(one).id)
    const other = await call(chair, "POST", "meeting", { ...body, subject: "Other" }, key)
    expect(codes(other)).toEqual([400, "idempotency_conflict"])
    expect(storeOf(chair).rows.meeting.filter(({ subject }) => subject === "Other")).toEqual([])
  })
})

describe("a request with an old version", () => {
  const writes: [string, string, object][] = [
    ["PUT", "", form],
    ["PUT", "/documentation", { documentation_ids: [] }],
    ["POST", "/cancel", {}],
    ["PUT", "/topic/topic-1", { subject: "S", description: text }],
    ["PUT", "/topic/topic-1/plan", { position: 1, minutes: 20 }],
    ["POST", "/topic/topic-1/withdraw", { reason: "R" }],
  ]
  test.each(writes)(
    "%s %s changes nothing, and returns who changed the record and its current state",
    async (method, path, body) => {
      const chair = await signIn("chair")
      const meeting = await create(chair)
      const { id } = resultOf(
        await call(chair, "POST", `meeting/${meeting.id}/topic`, { subject: "S", description: text }),
      )
      const before = structuredClone(storeOf(chair).snapshot().changes)
      const place = `meeting/${meeting.id}${path.replace("topic-1", id)}`
      const answer = await call(chair, method, place, { ...body, version: 9 })
      expect(codes(answer)).toEqual([400, "stale"])
      expect(answer.body.message).toContain("Mara Ellingsen changed this at 2026-11-20T07:30:00Z")
      const status = path.includes("topic") ? "submitted" : "not_started"
      expect(answer.body.result).toMatchObject({
        changed_by: { id: chair.user_id },
        changed_time: now,
        version: 1,
        status,
      })
      expect(storeOf(chair).snapshot().changes).toEqual(before)
    },
  )
})

describe("a reminder", () => {
  test("is sent to the participants in their language, at most once per hour", async () => {
    const chair = await signIn("chair")
    const { id } = await create(chair)
    const preview = resultOf(await call(chair, "GET", `preview?module=meeting&action=remind&key=${id}`))
    const sent = resultOf(await call(chair, "POST", `meeting/${id}/remind`))
    const { member, mail } = storeOf(chair).rows
    const mails = mail.filter(({ operation, record }) => operation === "meeting.remind" && record === id)
    expect(sent).toEqual({ last_time: now, next_time: "2026-11-20T08:30:00Z", recipient_total: mails.length })
    expect(preview.recipients).toMatchObject({ total: mails.length })
    expect(mails.map(({ member_id }) => member_id)).not.toContain("member-aurora-disabled")
    for (const { member_id, language } of mails) expect(member.get(member_id ?? "")?.language).toBe(language)
    const again = await call(chair, "POST", `meeting/${id}/remind`)
    expect(codes(again)).toEqual([400, "reminder_too_soon"])
    expect(again.body.result).toEqual({ last_time: now, next_time: "2026-11-20T08:30:00Z" })
    expect(codes(await call(chair, "GET", `preview?module=meeting&action=remind&key=${id}`))).toEqual(codes(again))
    await host.control(chair.store, "POST", "clock", { advance: "PT1H" })
    expect((await call(chair, "POST", `meeting/${id}/remind`)).status).toBe(200)
  })
})

describe("people of a meeting are counted in the same way everywhere", () => {
  const of = ["chair", "secretary", "vice-chair", "member", "disabled"].map((person) => `member-aurora-${person}`)
  const guest = "member-aurora-lone-member"

  /** A meeting that has just ended: five named participants, one of them disabled, with answers and an attendance of four. */
  async function attended() {
    const chair = await signIn("chair")
    const { id } = await create(chair, {
      group_acronym: "COPT",
      start_time: now,
      participants: { member_ids: of.slice(0, 4), group_acronyms: [] },
    })
    const { meeting } = storeOf(chair).rows
    const row = meeting.get(id)
    if (!row) throw new Error("it was just made")
    // the account of the fifth person was disabled after the meeting
    meeting.put({ ...row, participants: { member_ids: of, group_ids: [] }, attendee_ids: of.slice(4) })
    await call(chair, "POST", `meeting/${id}/answer`, { answer: "accepted" })
    await call(await signIn("secretary", chair), "POST", `meeting/${id}/answer`, { answer: "declined" })
    await setClock(chair, "2026-11-20T09:31:00Z")
    const attendee_ids = [of[0], of[1], of[4], guest]
    return { chair, id, written: await call(chair, "PUT", `meeting/${id}/summary`, { version: 1, attendee_ids }) }
  }

  type Counted = {
    participants: { total: number }
    answers: { accepted: number; tentative: number; declined: number; unanswered: number }
    quorum: { present: number; invited: number; needed: number; is_reached: boolean }
    attendees: { id: string; is_disabled: boolean }[]
  }

  test("disabled accounts are not counted: list, page, answers, tree and quorum agree", async () => {
    const { chair, id, written } = await attended()
    const { participants, answers, quorum, attendees } = written.body.result as unknown as Counted
    const { total } = participants
    expect(total).toBe(4)
    expect(answers).toMatchObject({ accepted: 1, tentative: 0, declined: 1, unanswered: 2 })
    expect(quorum).toEqual({ present: 2, invited: total, needed: 2, is_reached: true })
    expect(attendees.map((one) => [one.id, one.is_disabled])).toEqual([
      [of[0], false],
      [of[1], false],
      [of[4], true],
      [guest, false],
    ])
    const list = await call(chair, "GET", "meeting?group_acronym=COPT&size=200")
    const rows = (list.body.result as unknown as { items: (Counted & { id: string })[] }).items
    expect(rows.find((row) => row.id === id)?.participants.total).toBe(total)
    const tree = await call(chair, "GET", `member/tree?module=meeting&key=${id}`)
    expect(resultOf(tree).total).toBe(total)
  })

  test("an account that is disabled later is no longer counted, but stays an attendee", async () => {
    const { chair, id } = await attended()
    const { member } = storeOf(chair).rows
    const secretary = member.get(of[1] ?? "")
    if (!secretary) throw new Error("the seed has no secretary")
    member.put({ ...secretary, is_disabled: true })
    const meeting = resultOf(await call(chair, "GET", `meeting/${id}`)) as unknown as Counted
    expect(meeting.participants.total).toBe(3)
    expect(meeting.answers).toMatchObject({ accepted: 1, declined: 0, unanswered: 2 })
    expect(meeting.quorum).toEqual({ present: 1, invited: 3, needed: 2, is_reached: false })
    expect(meeting.attendees).toHaveLength(4)
  })

  test("MEET-13 approved minutes keep the quorum they were approved with", async () => {
    const { chair, id, written } = await attended()
    const { quorum, version } = written.body.result as unknown as Counted & { version: number }
    await call(chair, "POST", `meeting/${id}/summary/approve`, { version })
    const { member } = storeOf(chair).rows
    const secretary = member.get(of[1] ?? "")
    if (!secretary) throw new Error("the seed has no secretary")
    member.put({ ...secretary, is_disabled: true })
    const meeting = resultOf(await call(chair, "GET", `meeting/${id}`)) as unknown as Counted
    expect(meeting.participants.total).toBe(3)
    expect(meeting.quorum).toEqual(quorum)
  })

  test("MEET-13 only written minutes can be approved, and only once", async () => {
    const chair = await signIn("chair")
    const { meeting } = storeOf(chair).rows
    const ended = meeting.get("meeting-aurora-2")
    if (!ended) throw new Error("the seed has no ended meeting")
    const nothing = {
      summary: null,
      topic_minutes: [],
      summary_file_ids: [],
      attendee_ids: [],
      approved_by_id: null,
      approved_time: null,
    }
    const approve = (version: number) => call(chair, "POST", `meeting/${ended.id}/summary/approve`, { version })
    const actions = async () => resultOf(await call(chair, "GET", `meeting/${ended.id}`)).actions
    meeting.put({ ...ended, ...nothing })
    expect(await actions()).not.toContain("summary.approve")
    expect(codes(await approve(ended.version))).toEqual([400, "no_draft_minutes"])
    meeting.put({ ...ended, ...nothing, summary: { format: "markdown", text: "Agreed 通过" } })
    expect(await actions()).toContain("summary.approve")
    expect((await approve(ended.version)).status).toBe(200)
    expect(await actions()).not.toContain("summary.approve")
    expect(codes(await approve(ended.version + 1))).toEqual([400, "no_draft_minutes"])
  })

  test("the reminder is neither sent to nor counts people who have switched it off", async () => {
    const chair = await signIn("chair")
    const { id } = await create(chair)
    const { subscription, mail } = storeOf(chair).rows
    const before = resultOf(await call(chair, "GET", `meeting/${id}`)).reminder as { recipient_total: number }
    const off = { meeting: true, reminder: false } as never
    subscription.put({
      id: "member-aurora-member",
      alliance_id: "alliance-aurora",
      alliance: off,
      groups: { "group-copt": off },
      changed_by_id: "member-aurora-member",
      updated_time: 0,
      version: 1,
    })
    const sent = resultOf(await call(chair, "POST", `meeting/${id}/remind`))
    const mails = mail.filter(({ operation, record }) => operation === "meeting.remind" && record === id)
    expect([sent.recipient_total, mails.length]).toEqual([before.recipient_total - 1, before.recipient_total - 1])
  })
})

describe("cancelling a meeting", () => {
  test("cancels the open topics and is final", async () => {
    const chair = await signIn("chair")
    const { id } = await create(chair)
    const topic = { subject: "S", description: text }
    const open = resultOf(await call(chair, "POST", `meeting/${id}/topic`, topic))
    const done = resultOf(await call(chair, "POST", `meeting/${id}/topic`, topic))
    await call(chair, "POST", `meeting/${id}/topic/${done.id}/feedback`, { text: "Done", is_completed: true })
    const preview = resultOf(await call(chair, "GET", `preview?module=meeting&action=cancel&key=${id}`))
    expect(preview.warnings).toMatchObject([{ code: "irreversible" }, { code: "open_topics" }])
    expect(preview.changes).toMatchObject([{ effect: "cancels", module: "topic", total: 1, items: [{ key: open.id }] }])
    const meeting = resultOf(await call(chair, "POST", `meeting/${id}/cancel`, { version: 1, reason: " No draft " }))
    expect(meeting).toMatchObject({ status: "cancelled", cancel_reason: "No draft", actions: ["duplicate", "export"] })
    const statuses = (meeting.topics as { id: string; status: string; actions: string[] }[]).map((one) => [
      one.id,
      one.status,
    ])
    expect(Object.fromEntries(statuses)).toEqual({ [open.id]: "cancelled", [done.id]: "completed" })
    expect(codes(await call(chair, "PUT", `meeting/${id}`, { ...form, version: 2 }))).toEqual([400, "state_refused"])
  })
})

describe("access from outside the group or the alliance", () => {
  const onMeeting = operations.filter(({ path, security }) => path.startsWith("/meeting/{id}") && !security)
  const titled = onMeeting.map((operation) => [operation.operationId, operation] as const)
  const bodyOf = ({ requestBody }: (typeof onMeeting)[number]) =>
    Object.values(requestBody?.content["application/json"]?.examples ?? {})[0]?.value

  test.each(titled)("%s: 404 for an unknown meeting, and for one of another alliance", async (_id, operation) => {
    const admin = await signIn("admin")
    const method = operation.method.toUpperCase()
    const harbor = await signIn("admin", admin, orgs.harbor)
    const unknown = addressOf(operation, {}, { id: "meeting-of-nobody" })
    expect(codes(await host.call(method, unknown, admin.headers, bodyOf(operation)))).toEqual([404, "not_found"])
    const foreign = await host.call(method, addressOf(operation), harbor.headers, bodyOf(operation))
    expect(codes(foreign)).toEqual([404, "not_found"])
  })

  test.each(titled)("%s: 403 in a restricted group, with its chairs", async (_id, operation) => {
    const chair = await signIn("chair")
    const { meeting, meeting_topic } = storeOf(chair).rows
    const row = meeting.find(
      ({ group_id, participants }) => group_id === "group-steer" && !participants.member_ids.length,
    )
    const topic = meeting_topic.all()[0]
    if (!row || !topic) throw new Error("the seed has no meeting of STEER")
    meeting_topic.put({ ...topic, meeting_id: row.id })
    const address = addressOf(operation, {}, { id: row.id, topic_id: topic.id })
    const answer = await host.call(operation.method.toUpperCase(), address, chair.headers, bodyOf(operation))
    expect(codes(answer)).toEqual([403, "restricted_group"])
    expect((answer.body.result as unknown as { chairs: unknown[] }).chairs.length).toBeGreaterThan(0)
  })

  test("a topic of another meeting is not found", async () => {
    const admin = await signIn("admin")
    const answer = await call(admin, "POST", "meeting/meeting-aurora-6/topic/topic-aurora-1/feedback", { text: "T" })
    expect(codes(answer)).toEqual([404, "not_found"])
  })

  test("documents can be read only through their meeting, and not be attached by other people", async () => {
    const chair = await signIn("chair")
    const upload = new FormData()
    upload.append("module", "meeting")
    upload.append("file", new Blob(["Agenda"]), "agenda.txt")
    const file = resultOf(await call(chair, "POST", "file", upload))
    const member = await signIn("member", chair)
    expect((await call(member, "GET", `file/${file.id}`)).status).toBe(403)
    const stolen = await call(member, "POST", "meeting/meeting-aurora-38/topic", {
      subject: "S",
      description: text,
      attachment_ids: [file.id],
    })
    expect(codes(stolen)).toEqual([400, "validation_failed", "attachment_ids.0 unknown_reference"])
    await create(chair, { group_acronym: "COPT", documentation_ids: [file.id] })
    expect((await call(member, "GET", `file/${file.id}`)).status).toBe(200)
  })
})
