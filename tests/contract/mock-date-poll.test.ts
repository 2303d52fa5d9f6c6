import { describe, expect, test } from "vitest"
import type { Reply, Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn, storeOf, setClock } = people(host)

const form = {
  subject: "  Annex D 附录 D ",
  duration: 90,
  timezone: "Europe/Oslo",
  start_times: ["2026-12-03T09:00:00+01:00", "2026-12-01T09:00:00+01:00"],
  deadline: "2026-11-25T17:00:00+01:00",
  location: "Room 2",
  description: { format: "markdown", text: "Annex D" },
}

type Slot = { id: string; start_time: string; rank: number; counts: Record<string, number> }
type Poll = Record<string, unknown> & { id: string; version: number; slots: Slot[]; status: string }

const resultOf = ({ body }: Reply) => body.result as Poll

async function create(who: Session, more: object = { group_acronym: "COPT" }): Promise<Poll> {
  const answer = await call(who, "POST", "date-poll", { ...form, ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return resultOf(answer)
}

const answersTo = ({ slots }: Poll, ...answers: string[]) => ({
  answers: answers.map((answer, at) => ({ slot_id: slots[at]?.id, answer })),
})

const mailsTo = (who: Session, operation: string) =>
  storeOf(who).rows.mail.filter((mail) => mail.operation === operation)

describe("MEET-14: creating a date poll", () => {
  test("numbers it, sorts its slots, and asks each invited person once, with a link of their own", async () => {
    const chair = await signIn("chair")
    const poll = await create(chair)
    expect(poll).toMatchObject({ subject: "Annex D 附录 D", status: "open", version: 1, answered_total: 0 })
    expect(poll.slots.map(({ start_time }) => start_time)).toEqual(["2026-12-01T08:00:00Z", "2026-12-03T08:00:00Z"])
    const { date_poll, workgroup } = storeOf(chair).rows
    const others = date_poll.filter((row) => row.alliance_id === "alliance-aurora" && row.id !== poll.id)
    expect(poll.number).toBe(Math.max(...others.map(({ number }) => number)) + 1)
    const mails = mailsTo(chair, "date-poll.create")
    const isActive = (id: string) => id !== "member-aurora-disabled"
    const members = (workgroup.get("group-copt")?.roles.member ?? []).filter(isActive)
    expect(mails.map(({ member_id }) => member_id).sort()).toEqual([...members].sort())
    const links = mails.map(({ text }) => /\/date-poll\/[^/]+\/invitation\/(\S+)/.exec(text)?.[1])
    expect(new Set(links).size).toBe(members.length)
    const toChair = mails.find(({ member_id }) => member_id === chair.user_id)
    expect(toChair?.text).toContain("2026-12-01 09:00 (Europe/Oslo)")
  })

  test("a required person who is not invited is added to the selection", async () => {
    const chair = await signIn("chair")
    const outsider = "member-aurora-lone-member"
    const participants = { member_ids: [chair.user_id], group_acronyms: [] }
    const selected = await create(chair, { group_acronym: "COPT", participants, required_ids: [outsider] })
    const idsOf = ({ participants: of }: Poll) => (of as { members: { id: string }[] }).members.map(({ id }) => id)
    expect(idsOf(selected)).toEqual([chair.user_id, outsider])
    const everyone = await create(chair, { group_acronym: "COPT", required_ids: [outsider, chair.user_id] })
    expect(everyone.participants).toMatchObject({ is_everyone: false, groups: [{ acronym: "COPT" }] })
    expect(idsOf(everyone)).toEqual([outsider])
  })

  test.each([
    [{ start_times: ["2026-11-20T07:29:59Z", ...form.start_times] }, "start_times.0 before_now"],
    [{ start_times: [form.start_times[0], "2026-12-03T08:00:00Z"] }, "start_times.1 not_unique"],
    [{ start_times: [] }, "start_times min_items"],
    [{ start_times: Array.from({ length: 41 }, (_, at) => `2027-01-02T09:${10 + at}:00Z`) }, "start_times too_many"],
    [{ deadline: "2026-11-20T07:00:00Z" }, "deadline before_now"],
    [{ deadline: "2026-12-03T08:00:00Z" }, "deadline deadline_after_slots"],
    [{ timezone: "Europe/Atlantis" }, "timezone zone_unknown"],
    [{ duration: 0 }, "duration number_range"],
    [{ subject: " " }, "subject required"],
    [{ required_ids: ["member-harbor-chair"] }, "required_ids.0 unknown_reference"],
  ])("%j: %s, and nothing is written", async (wrong, error) => {
    const chair = await signIn("chair")
    const before = structuredClone(storeOf(chair).snapshot().changes)
    const answer = await call(chair, "POST", "date-poll", { ...form, group_acronym: "COPT", ...wrong })
    expect(codes(answer)).toEqual([400, "validation_failed", error])
    expect(storeOf(chair).snapshot().changes).toEqual(before)
  })
})

describe("MEET-14: answering", () => {
  test("the last answers count; numbers are for everyone invited, names only for those who lead", async () => {
    const chair = await signIn("chair")
    const poll = await create(chair)
    const member = await signIn("member", chair)
    const first = resultOf(await call(member, "POST", `date-poll/${poll.id}/answer`, answersTo(poll, "no", "yes")))
    expect(first).toMatchObject({ is_answered: true, people: null, version: 1 })
    const again = resultOf(await call(member, "POST", `date-poll/${poll.id}/answer`, answersTo(poll, "if_need_be")))
    expect(again).toMatchObject({ is_answered: false, my_answers: answersTo(poll, "if_need_be").answers })
    expect(again.slots.map(({ counts }) => counts)).toEqual([
      { yes: 0, if_need_be: 1, no: 0 },
      { yes: 0, if_need_be: 0, no: 0 },
    ])
    const led = resultOf(await call(chair, "GET", `date-poll/${poll.id}`))
    expect(led.people).toMatchObject([{ member: { id: member.user_id }, is_required: false }])
  })

  test("somebody who is not invited reads nothing of it", async () => {
    const chair = await signIn("chair")
    const participants = { member_ids: [chair.user_id], group_acronyms: [] }
    const poll = await create(chair, { group_acronym: "COPT", participants })
    const other = await signIn("lone-member", chair)
    expect(codes(await call(other, "GET", `date-poll/${poll.id}`))).toEqual([403, "forbidden"])
    const { body } = await call(other, "GET", "date-poll?size=200")
    expect(JSON.stringify(body.result)).not.toContain(poll.id)
  })

  test.each([
    [["slot-of-another"], "answers.0.slot_id unknown_reference"],
    [[0, 0], "answers.1.slot_id not_unique"],
  ])("%j: %s", async (ids, error) => {
    const chair = await signIn("chair")
    const poll = await create(chair)
    const answers = ids.map((id) => ({ slot_id: typeof id === "number" ? poll.slots[id]?.id : id, answer: "yes" }))
    const answer = await call(chair, "POST", `date-poll/${poll.id}/answer`, { answers })
    expect(codes(answer)).toEqual([400, "validation_failed", error])
  })

  test("the deadline closes it; who has not answered every slot is reminded and waited for until then", async () => {
    const chair = await signIn("chair")
    const poll = await create(chair)
    await call(chair, "POST", `date-poll/${poll.id}/answer`, answersTo(poll, "yes", "no"))
    const member = await signIn("member", chair)
    await call(member, "POST", `date-poll/${poll.id}/answer`, answersTo(poll, "yes"))
    const waits = async () => {
      const { body } = await call(member, "GET", "needs-my-action?kind=date_poll&size=200")
      return JSON.stringify(body.result).includes(poll.id)
    }
    expect(await waits()).toBe(true)
    expect((await call(chair, "POST", `date-poll/${poll.id}/remind`)).status).toBe(200)
    const reminded = mailsTo(chair, "date-poll.remind").map(({ member_id }) => member_id)
    expect([reminded.includes(member.user_id), reminded.includes(chair.user_id)]).toEqual([true, false])
    await setClock(chair, "2026-11-25T16:00:00Z")
    expect(resultOf(await call(chair, "GET", `date-poll/${poll.id}`)).status).toBe("closed")
    expect(await waits()).toBe(false)
  })

  test("changing it keeps answers to slots that stay, and asks again if the duration becomes longer", async () => {
    const chair = await signIn("chair")
    const poll = await create(chair)
    await call(chair, "POST", `date-poll/${poll.id}/answer`, answersTo(poll, "yes", "no"))
    const change = (version: number, more: object) =>
      call(chair, "PUT", `date-poll/${poll.id}`, { ...form, version, ...more })
    const [kept = "", gone] = [...form.start_times].reverse()
    const moved = resultOf(await change(1, { duration: 60, start_times: [kept, "2026-12-04T09:00:00+01:00"] }))
    expect(moved.my_answers).toEqual(answersTo(poll, "yes").answers)
    expect(gone).toBeDefined()
    expect(resultOf(await change(2, { duration: 61, start_times: [kept] })).my_answers).toEqual([])
  })
})

describe("MEET-14: the signed link", () => {
  const tokenOf = (who: Session, id: string) => {
    const mail = mailsTo(who, "date-poll.create").find(({ member_id }) => member_id === id)
    return /\/invitation\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? ""
  }
  const visitor = (who: Session) => ({ "x-mock-store": who.store, "alliance-id": "alliance-aurora" })

  test("answers for its person without a session, until the poll closes", async () => {
    const chair = await signIn("chair")
    const poll = await create(chair)
    const place = `/api/date-poll/${poll.id}/invitation/${tokenOf(chair, "member-aurora-member")}`
    const read = await host.call("GET", place, visitor(chair))
    expect(read.body.result).toMatchObject({ member: { id: "member-aurora-member" }, answers: [] })
    const answered = await host.call("POST", place, visitor(chair), answersTo(poll, "yes", "no"))
    expect(answered.body.result).toMatchObject(answersTo(poll, "yes", "no"))
    await call(chair, "POST", `date-poll/${poll.id}/close`, { version: 1 })
    expect(codes(await host.call("GET", place, visitor(chair)))).toEqual([400, "state_refused"])
  })

  test("is not found with a changed signature, for another poll, in another alliance, or if no longer invited", async () => {
    const chair = await signIn("chair")
    const [poll, other] = [await create(chair), await create(chair)]
    const token = tokenOf(chair, "member-aurora-member")
    const read = async (id: string, name: string, alliance = "alliance-aurora") =>
      (
        await host.call("GET", `/api/date-poll/${id}/invitation/${name}`, {
          ...visitor(chair),
          "alliance-id": alliance,
        })
      ).status
    expect(await read(poll.id, token)).toBe(200)
    expect(await read(poll.id, `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`)).toBe(404)
    expect(await read(other.id, token)).toBe(404)
    expect(await read(poll.id, token, "alliance-harbor")).toBe(404)
    const participants = { member_ids: [chair.user_id], group_acronyms: [] }
    await call(chair, "PUT", `date-poll/${poll.id}`, { ...form, version: 1, participants })
    expect(await read(poll.id, token)).toBe(404)
  })
})

describe("MEET-14: deciding", () => {
  test("makes a meeting at the slot; the answers become its answers; each participant gets one invitation", async () => {
    const chair = await signIn("chair")
    const poll = await create(chair)
    await call(chair, "POST", `date-poll/${poll.id}/answer`, answersTo(poll, "no", "yes"))
    const member = await signIn("member", chair)
    await call(member, "POST", `date-poll/${poll.id}/answer`, answersTo(poll, "yes", "if_need_be"))
    const body = { version: 1, slot_id: poll.slots[1]?.id }
    const preview = await call(chair, "GET", `preview?module=date_poll&key=${poll.id}&action=decide`)
    const decided = resultOf(await call(chair, "POST", `date-poll/${poll.id}/decide`, body))
    expect(decided).toMatchObject({ status: "decided", decided_slot_id: poll.slots[1]?.id, actions: [] })
    const { id } = decided.meeting as { id: string }
    const meeting = resultOf(await call(chair, "GET", `meeting/${id}`))
    expect(meeting).toMatchObject({
      subject: "Annex D 附录 D",
      start_time: "2026-12-03T08:00:00Z",
      duration: 90,
      location: "Room 2",
      status: "not_started",
      my_answer: "accepted",
      is_my_answer_outdated: false,
      answers: { accepted: 1, tentative: 1, declined: 0, outdated: 0 },
    })
    const mails = mailsTo(chair, "date-poll.decide")
    const expected = (preview.body.result as { recipients: { total: number } }).recipients.total
    expect([mails.length, new Set(mails.map(({ member_id }) => member_id)).size]).toEqual([expected, expected])
    expect(mails.every(({ text }) => text.includes(`/meeting/${id}/invitation/`))).toBe(true)
    expect(codes(await call(chair, "POST", `date-poll/${poll.id}/decide`, { ...body, version: 2 }))).toEqual([
      400,
      "state_refused",
    ])
  })

  test("a slot of another poll and one that has passed are refused", async () => {
    const chair = await signIn("chair")
    const poll = await create(chair)
    const decide = (slot_id?: string) => call(chair, "POST", `date-poll/${poll.id}/decide`, { version: 1, slot_id })
    expect(codes(await decide("slot-of-another"))).toEqual([400, "validation_failed", "slot_id unknown_reference"])
    await setClock(chair, "2026-12-02T00:00:00Z")
    expect(codes(await decide(poll.slots[0]?.id))).toEqual([400, "validation_failed", "slot_id before_now"])
    expect((await decide(poll.slots[1]?.id)).status).toBe(200)
  })

  test("a closed poll opens again with a new deadline, before its last slot", async () => {
    const chair = await signIn("chair")
    const poll = await create(chair)
    expect(resultOf(await call(chair, "POST", `date-poll/${poll.id}/close`, { version: 1 }))).toMatchObject({
      status: "closed",
      deadline: "2026-11-20T07:30:00Z",
    })
    const reopen = (deadline: string) => call(chair, "POST", `date-poll/${poll.id}/reopen`, { version: 2, deadline })
    expect(codes(await reopen("2026-12-03T08:00:00Z"))).toEqual([
      400,
      "validation_failed",
      "deadline deadline_after_slots",
    ])
    expect(resultOf(await reopen("2026-12-02T08:00:00Z"))).toMatchObject({ status: "open", version: 3 })
  })
})
