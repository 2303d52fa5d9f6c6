import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { people, useMock } from "./use-mock.ts"

type Meeting = components["schemas"]["Meeting"]

const host = useMock()
const { call, signIn } = people(host)

/** The local time in Oslo, where clocks change on 28 March 2027 and on 31 October 2027. */
const wallInOslo = (text: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo", dateStyle: "short", timeStyle: "short" }).format(
    Date.parse(text),
  )

const form = {
  subject: "Editors' call 编辑会议",
  timezone: "Europe/Oslo",
  duration: 60,
  description: { format: "markdown", text: "Open issues" },
  group_acronym: "COPT",
}

async function setUp(start_time: string, repeat: { every: string; count: number }) {
  const secretary = await signIn("secretary")
  const store = host.mock.stores.get(secretary.store)
  store.clock.fix(Date.parse("2027-01-04T08:00:00Z"))
  const created = await call(secretary, "POST", "meeting", { ...form, start_time, repeat })
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  const first = created.body.result as unknown as Meeting
  const read = async (id: string | null | undefined) =>
    (await call(secretary, "GET", `meeting/${id ?? ""}`)).body.result as unknown as Meeting
  const all = async () => {
    const found = [await read(first.id)]
    for (let next = found[0]?.series?.next_id; next; next = found.at(-1)?.series?.next_id) found.push(await read(next))
    return found
  }
  return { secretary, store, first, read, all }
}

describe("MEET-11 recurring meetings", () => {
  test("weekly across a clock change: the local time is kept, each has its own number, each participant gets one mail", async () => {
    const { store, first, all } = await setUp("2027-03-18T10:00:00+01:00", { every: "week", count: 3 })
    const meetings = await all()
    expect(meetings.map(({ start_time }) => wallInOslo(start_time))).toEqual([
      "2027-03-18 10:00",
      "2027-03-25 10:00",
      "2027-04-01 10:00",
    ])
    expect(meetings.map(({ start_time }) => start_time)).toEqual([
      "2027-03-18T09:00:00Z",
      "2027-03-25T09:00:00Z",
      "2027-04-01T08:00:00Z",
    ])
    const numbers = meetings.map(({ number }) => number)
    expect(numbers).toEqual([first.number, first.number + 1, first.number + 2])
    expect(meetings.map(({ series }) => [series?.position, series?.total])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
    const mails = store.rows.mail.filter(({ operation }) => operation === "meeting.create")
    expect(mails).toHaveLength(first.participants.total)
  })

  test("monthly on the 31st: a shorter month uses its last day", async () => {
    const { all } = await setUp("2027-01-31T10:00:00+01:00", { every: "month", count: 4 })
    expect((await all()).map(({ start_time }) => wallInOslo(start_time))).toEqual([
      "2027-01-31 10:00",
      "2027-02-28 10:00",
      "2027-03-31 10:00",
      "2027-04-30 10:00",
    ])
  })

  test.each([1, 53])("a repetition of %s times is refused", async (count) => {
    const secretary = await signIn("secretary")
    const body = { ...form, start_time: "2031-01-31T10:00:00+01:00", repeat: { every: "week", count } }
    expect((await call(secretary, "POST", "meeting", body)).status).toBe(400)
  })

  test("updating or cancelling a meeting and the following ones does not change earlier ones", async () => {
    const { secretary, store, all } = await setUp("2027-03-11T10:00:00+01:00", { every: "two_weeks", count: 4 })
    const [first, second, third, fourth] = (await all()) as [Meeting, Meeting, Meeting, Meeting]
    store.clock.fix(Date.parse("2027-03-12T08:00:00Z"))
    const { group_acronym: _group, ...content } = form
    const preview = async (action: string, { id }: Meeting, scope: string) => {
      const { result } = (
        await call(secretary, "GET", `preview?module=meeting&action=${action}&key=${id}&scope=${scope}`)
      ).body as { result: { changes: { effect: string; module: string; items: { key: string }[] }[] } }
      return result.changes.map(({ effect, module, items }) => [effect, module, ...items.map(({ key }) => key)])
    }
    expect(await preview("update", second, "following")).toEqual([["updates", "meeting", third.id, fourth.id]])
    expect(await preview("update", second, "one")).toEqual([])
    const body = {
      ...content,
      version: second.version,
      subject: "Moved 改期",
      start_time: "2027-03-26T15:30:00+01:00",
      scope: "following",
    }
    const saved = await call(secretary, "PUT", `meeting/${second.id}`, body)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect((await all()).map(({ subject, start_time }) => [subject, wallInOslo(start_time)])).toEqual([
      [form.subject, "2027-03-11 10:00"],
      ["Moved 改期", "2027-03-26 15:30"],
      ["Moved 改期", "2027-04-09 15:30"],
      ["Moved 改期", "2027-04-23 15:30"],
    ])
    const mails = store.rows.mail.filter(({ operation }) => operation === "meeting.update")
    expect(new Set(mails.map(({ record }) => record))).toEqual(new Set([second.id]))

    expect(await preview("cancel", third, "following")).toEqual([["cancels", "meeting", fourth.id]])
    expect(await preview("cancel", third, "one")).toEqual([])

    const version = third.version + 1
    const cancelled = await call(secretary, "POST", `meeting/${third.id}/cancel`, {
      version,
      scope: "following",
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    expect((await all()).map(({ id, status }) => [id, status])).toEqual([
      [first.id, "ended"],
      [second.id, "not_started"],
      [third.id, "cancelled"],
      [fourth.id, "cancelled"],
    ])
  })

  test("FORM-10 whoever takes part only in a later meeting is written to as well, once, as the preview says", async () => {
    const { secretary, store, all } = await setUp("2027-03-11T10:00:00+01:00", { every: "week", count: 4 })
    const guest = await signIn("lone-member", secretary)
    const { group_acronym: _group, ...content } = form
    const [first, ...later] = (await all()) as [Meeting, Meeting, Meeting, Meeting]
    for (const { id, version, start_time } of later) {
      const participants = { member_ids: [secretary.user_id, guest.user_id], group_acronyms: [] }
      const body = { ...content, version, start_time, participants }
      expect((await call(secretary, "PUT", `meeting/${id}`, body)).status).toBe(200)
    }
    const told = (operation: string) =>
      store.rows.mail.filter((mail) => mail.operation === operation && mail.member_id === guest.user_id)
    const announced = async (action: string) => {
      const query = `preview?module=meeting&action=${action}&key=${first.id}&scope=following`
      const { result } = (await call(secretary, "GET", query)).body as { result: components["schemas"]["Preview"] }
      return result.recipients.total
    }
    expect(told("meeting.update")).toEqual([])
    const people = await announced("update")
    const moved = { ...content, version: first.version, start_time: "2027-03-11T11:00:00+01:00", scope: "following" }
    expect((await call(secretary, "PUT", `meeting/${first.id}`, moved)).status).toBe(200)
    expect(told("meeting.update").map(({ record }) => record)).toEqual([later[0].id])
    expect(store.rows.mail.filter(({ operation }) => operation === "meeting.update")).toHaveLength(people)
    expect(told("meeting.update")[0]?.text).toContain("2027-03-18 11:00 (Europe/Oslo)")

    const asked = { version: (await all())[0]?.version, reason: "Merged 合并", scope: "following" }
    const invited = await announced("cancel")
    expect((await call(secretary, "POST", `meeting/${first.id}/cancel`, asked)).status).toBe(200)
    expect(told("meeting.cancel").map(({ record }) => record)).toEqual([later[0].id])
    expect(told("meeting.cancel")[0]?.text).toContain("Merged 合并")
    expect(told("meeting.cancel")[0]?.text).toMatch(/: 2\.$|2 次/)
    expect(store.rows.mail.filter(({ operation }) => operation === "meeting.cancel")).toHaveLength(invited)
  })

  test("ROLE-07 whoever is invited to one meeting of a restricted group is not led to the others", async () => {
    const admin = await signIn("admin")
    const guest = await signIn("lone-member", admin)
    const { group_acronym: _group, ...content } = form
    const body = { ...content, start_time: "2027-03-11T10:00:00+01:00", group_acronym: "STEER" }
    const created = await call(admin, "POST", "meeting", { ...body, repeat: { every: "week", count: 3 } })
    const { id, series } = created.body.result as unknown as Meeting
    const next = (await call(admin, "GET", `meeting/${series?.next_id}`)).body.result as unknown as Meeting
    const participants = { member_ids: [guest.user_id], group_acronyms: [] }
    const invited = { ...content, version: next.version, start_time: next.start_time, participants }
    expect((await call(admin, "PUT", `meeting/${next.id}`, invited)).status).toBe(200)
    const seen = (await call(guest, "GET", `meeting/${next.id}`)).body.result as unknown as Meeting
    expect(seen.series).toMatchObject({ position: 2, total: 3, previous_id: null, next_id: null })
    expect((await call(guest, "GET", `meeting/${id}`)).status).toBe(403)
    expect(next.series).toMatchObject({ previous_id: id })
  })
})
