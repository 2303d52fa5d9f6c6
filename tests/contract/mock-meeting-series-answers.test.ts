import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

type Meeting = components["schemas"]["Meeting"]

const host = useMock()
const { call, signIn, storeOf } = people(host)

const form = {
  subject: "Weekly call 周会",
  timezone: "UTC",
  duration: 60,
  description: { format: "markdown", text: "Open issues" },
  group_acronym: "COPT",
  start_time: "2026-12-02T09:00:00Z",
}

const read = async (who: Session, id: string) =>
  (await call(who, "GET", `meeting/${id}`)).body.result as unknown as Meeting

/** A series of three meetings that the chair organizes, and a member who is invited. */
async function series(more: object = {}) {
  const chair = await signIn("chair")
  const member = await signIn("member", chair)
  const body = { ...form, repeat: { every: "week", count: 3 }, ...more }
  const first = (await call(chair, "POST", "meeting", body)).body.result as unknown as Meeting
  const second = first.series?.next_id ?? ""
  const third = (await read(chair, second)).series?.next_id ?? ""
  const mine = async () => Promise.all([first.id, second, third].map(async (id) => (await read(member, id)).my_answer))
  const answer = (id: string, given: object) => call(member, "POST", `meeting/${id}/answer`, given)
  return { chair, member, first, second, third, mine, answer }
}

const mailsTo = (who: Session, operation: string) =>
  storeOf(who).rows.mail.filter((mail) => mail.member_id === who.user_id && mail.operation === operation)

describe("MEET-17 a series is invited and answered as one, or one by one", () => {
  test("one answer counts for all that follow; another one for a single meeting", async () => {
    const { first, second, third, mine, answer } = await series()
    expect((await answer(second, { answer: "tentative", scope: "following" })).status).toBe(200)
    expect(await mine()).toEqual([null, "tentative", "tentative"])
    await answer(first.id, { answer: "accepted", scope: "following" })
    await answer(third, { answer: "declined" })
    expect(await mine()).toEqual(["accepted", "accepted", "declined"])
  })

  test("a meeting that the person cannot answer is left out, and each answer has its row in the log", async () => {
    const { chair, first, second, third, mine, answer } = await series()
    await call(chair, "POST", `meeting/${second}/cancel`, { version: 1, reason: "Holiday" })
    await answer(first.id, { answer: "accepted", scope: "following" })
    expect(await mine()).toEqual(["accepted", null, "accepted"])
    const logged = storeOf(chair).rows.operation_log.filter(({ operation }) => operation === "meeting.answer")
    expect(logged.map(({ key }) => key)).toEqual([first.id, third])
  })

  test("one mail has one link, which answers the whole series without a session", async () => {
    const { member, first, mine } = await series()
    const mails = mailsTo(member, "meeting.create")
    expect(mails).toHaveLength(1)
    const [link] = /\/meeting\/[^/]+\/invitation\/\S+/.exec(mails[0]?.text ?? "") ?? []
    expect(link).toContain(first.id)
    const { "alliance-id": alliance = "" } = member.headers
    const headers = { "alliance-id": alliance, "x-mock-store": member.store }
    const body = { answer: "declined", scope: "following" }
    expect((await host.call("POST", `/api${link ?? ""}`, headers, body)).status).toBe(200)
    expect(await mine()).toEqual(["declined", "declined", "declined"])
  })

  test("an organizer who takes part has accepted, also after a move, until they answer otherwise; one who does not has not", async () => {
    const { chair, member, first, second } = await series()
    expect(await read(chair, second)).toMatchObject({
      my_answer: "accepted",
      is_my_answer_outdated: false,
      answers: { accepted: 1, outdated: 0, items: [{ member: { id: chair.user_id }, answer: "accepted" }] },
    })
    const { repeat: _once, group_acronym: _fixed, ...moved } = { ...form, repeat: null, version: 1 }
    const later = { ...moved, start_time: "2026-12-02T15:00:00Z" }
    expect((await call(chair, "PUT", `meeting/${first.id}`, later)).status).toBe(200)
    expect(await read(chair, first.id)).toMatchObject({ my_answer: "accepted", is_my_answer_outdated: false })
    await call(chair, "POST", `meeting/${first.id}/answer`, { answer: "declined" })
    expect(await read(chair, first.id)).toMatchObject({ my_answer: "declined", answers: { accepted: 0, declined: 1 } })
    const others = { participants: { member_ids: [member.user_id], group_acronyms: [] } }
    const absent = await series(others)
    expect(await read(absent.chair, absent.first.id)).toMatchObject({ my_answer: null, answers: { accepted: 0 } })
  })

  test("a series that moved marks the answers given before, and asks again by one mail", async () => {
    const { chair, member, first, second, answer } = await series()
    await answer(first.id, { answer: "accepted", scope: "following" })
    const { group_acronym: _fixed, ...moved } = { ...form, version: 1, scope: "following" }
    await call(chair, "PUT", `meeting/${first.id}`, { ...moved, start_time: "2026-12-03T09:00:00Z" })
    for (const id of [first.id, second]) expect((await read(member, id)).is_my_answer_outdated).toBe(true)
    expect(mailsTo(member, "meeting.update").map(({ text }) => /Please answer again|请重新答复/.test(text))).toEqual([
      true,
    ])
    await answer(first.id, { answer: "accepted", scope: "following" })
    for (const id of [first.id, second]) expect((await read(member, id)).is_my_answer_outdated).toBe(false)
  })
})
