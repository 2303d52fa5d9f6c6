import { describe, expect, test } from "vitest"
import { orgs, type Reply, type Session } from "./mock-support.ts"
import { codes, now, people, useMock } from "./use-mock.ts"

const form = {
  subject: "  Interoperability week 互通测试周 ",
  type: "conference",
  start_time: "2027-03-28T00:30:00+01:00",
  end_time: "2027-03-28T04:30:00+02:00",
  timezone: "Europe/Oslo",
  description: { format: "markdown", text: "Agenda 议程" },
}

const host = useMock()
const { call, signIn, storeOf } = people(host)

type Result = Record<string, unknown> & { id: string; version: number; actions: string[] }

const resultOf = ({ body }: Reply) => body.result as Result

async function create(who: Session): Promise<Result> {
  const answer = await call(who, "POST", "schedule", form)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return resultOf(answer)
}

const mailsOf = (who: Session, id: string) => storeOf(who).rows.mail.filter(({ record }) => record === id)

describe("CAL-02 schedules", () => {
  test("creating trims texts, computes the duration across a clock change, and is logged", async () => {
    const admin = await signIn("schedule-admin")
    const schedule = await create(admin)
    expect(schedule).toMatchObject({
      subject: "Interoperability week 互通测试周",
      start_time: "2027-03-27T23:30:00Z",
      end_time: "2027-03-28T02:30:00Z",
      duration: 180,
      version: 1,
      location: null,
      status: "normal",
      subscriber_total: 0,
    })
    const [row] = storeOf(admin).rows.operation_log.filter(({ key }) => key === schedule.id)
    expect(row).toMatchObject({ operation: "schedule.create", module: "schedule", member_id: admin.user_id })
  })

  test("an end before the start is refused; an end equal to the start is accepted", async () => {
    const admin = await signIn("admin")
    const early = { ...form, end_time: "2027-03-27T23:29:59Z" }
    expect(codes(await call(admin, "POST", "schedule", early))).toEqual([
      400,
      "validation_failed",
      "end_time end_too_early",
    ])
    expect((await call(admin, "POST", "schedule", { ...form, end_time: form.start_time })).status).toBe(201)
  })

  test("subscribers get a mail when the time changes, and only then", async () => {
    const admin = await signIn("schedule-admin")
    const member = await signIn("member", admin)
    const { id } = await create(admin)
    const subscribed = resultOf(await call(member, "POST", `schedule/${id}/subscribe`, { subscription_reminder: 30 }))
    expect(subscribed).toMatchObject({ subscription_reminder: 30, subscriber_total: 1, version: 1 })
    await call(member, "POST", `schedule/${id}/subscribe`, { subscription_reminder: 1440 })
    await call(admin, "PUT", `schedule/${id}`, { ...form, version: 1, location: "Oslo" })
    expect(mailsOf(admin, id)).toEqual([])
    const later = { ...form, version: 2, end_time: "2027-03-28T06:30:00+02:00" }
    const moved = resultOf(await call(admin, "PUT", `schedule/${id}`, later))
    expect(moved).toMatchObject({ version: 3, subscriber_total: 1, subscription_reminder: null, location: null })
    expect(mailsOf(admin, id).map(({ member_id }) => member_id)).toEqual([member.user_id])
    expect(codes(await call(admin, "PUT", `schedule/${id}`, later)).slice(0, 2)).toEqual([400, "stale"])
  })

  test("the mail names the new start and end in the zone of the event, and goes to nobody who switched it off or is disabled", async () => {
    const admin = await signIn("schedule-admin")
    const [member, chair, secretary] = await Promise.all(
      ["member", "chair", "secretary"].map((who) => signIn(who, admin)),
    )
    const { id } = await create(admin)
    for (const who of [member, chair, secretary])
      if (who) await call(who, "POST", `schedule/${id}/subscribe`, { subscription_reminder: 30 })
    const { rows } = storeOf(admin)
    const gone = rows.member.get(chair?.user_id ?? "")
    if (!gone || !secretary) throw new Error("nobody signed in")
    rows.member.put({ ...gone, is_disabled: true })
    const { version, alliance } = resultOf(await call(secretary, "GET", "subscription"))
    const settings = { version, alliance: { ...(alliance as object), schedule: false }, groups: [] }
    expect((await call(secretary, "PUT", "subscription", settings)).status).toBe(200)
    const moved = { ...form, version: 1, end_time: "2027-03-28T06:30:00+02:00" }
    expect(resultOf(await call(admin, "PUT", `schedule/${id}`, moved)).subscriber_total).toBe(2)
    expect(mailsOf(admin, id).map(({ member_id }) => member_id)).toEqual([member?.user_id])
    expect(mailsOf(admin, id)[0]?.text).toMatch(/2027-03-28 00:30 \(Europe\/Oslo\) .*2027-03-28 06:30 \(Europe\/Oslo\)/)
    const due = { ...moved, version: 2, start_time: moved.end_time }
    await call(admin, "PUT", `schedule/${id}`, due)
    expect(mailsOf(admin, id)[1]?.text.match(/Europe\/Oslo/g)).toHaveLength(1)
  })

  test("cancelling is final: it ends the subscriptions, mails each subscriber once, and allows no new ones", async () => {
    const admin = await signIn("schedule-admin")
    const people = [await signIn("member", admin), await signIn("chair", admin)]
    const { id } = await create(admin)
    for (const who of people) await call(who, "POST", `schedule/${id}/subscribe`, { subscription_reminder: 120 })
    const gone = resultOf(await call(admin, "POST", `schedule/${id}/cancel`, { version: 1 }))
    expect(gone).toMatchObject({ status: "cancel", subscriber_total: 0, actions: [], version: 2 })
    expect(mailsOf(admin, id).map(({ member_id }) => member_id)).toEqual(people.map(({ user_id }) => user_id))
    for (const who of people) {
      const again = await call(who, "POST", `schedule/${id}/subscribe`, { subscription_reminder: 120 })
      expect(codes(again)).toEqual([400, "schedule_cancelled"])
      expect(codes(await call(who, "POST", `schedule/${id}/unsubscribe`))).toEqual([400, "state_refused"])
    }
    expect(codes(await call(admin, "POST", `schedule/${id}/cancel`, { version: 2 }))).toEqual([400, "state_refused"])
  })

  test("an ended schedule allows neither subscribing nor unsubscribing", async () => {
    const admin = await signIn("schedule-admin")
    const member = await signIn("member", admin)
    const { id } = await create(admin)
    const path = `schedule/${id}/subscribe`
    await call(member, "POST", path, { subscription_reminder: 30 })
    const { schedule } = storeOf(admin).rows
    const row = schedule.get(id)
    if (!row) throw new Error("the schedule is missing")
    const end = Date.parse(now)
    const start_time = end - 3_600_000
    schedule.put({ ...row, start_time, end_time: end + 1 })
    expect(resultOf(await call(member, "GET", `schedule/${id}`)).actions).toEqual(["subscribe", "unsubscribe"])
    schedule.put({ ...row, start_time, end_time: end })
    expect(resultOf(await call(member, "GET", `schedule/${id}`)).actions).toEqual([])
    expect(codes(await call(member, "POST", path, { subscription_reminder: 120 }))).toEqual([400, "schedule_ended"])
    expect(codes(await call(member, "POST", `schedule/${id}/unsubscribe`))).toEqual([400, "schedule_ended"])
  })

  test.each(["member", "chair", "general-secretary", "notice-admin"])(
    "%s may only read and subscribe",
    async (person) => {
      const admin = await signIn("schedule-admin")
      const who = await signIn(person, admin)
      const { id } = await create(admin)
      const before = storeOf(admin).rows.schedule.get(id)
      const list = resultOf(await call(who, "GET", "schedule"))
      expect(list.actions).toEqual([])
      expect(resultOf(await call(who, "GET", `schedule/${id}`)).actions).toEqual(["subscribe"])
      for (const [method, path, body] of [
        ["POST", "schedule", form],
        ["PUT", `schedule/${id}`, { ...form, version: 1 }],
        ["POST", `schedule/${id}/cancel`, { version: 1 }],
      ] as const)
        expect(codes(await call(who, method, path, body)).slice(0, 2)).toEqual([403, "forbidden"])
      expect(storeOf(admin).rows.schedule.get(id)).toBe(before)
    },
  )

  test("a schedule of another alliance is not found", async () => {
    const admin = await signIn("schedule-admin")
    const harbor = await signIn("schedule-admin", admin, orgs.harbor)
    const { id } = await create(admin)
    expect((await call(harbor, "GET", `schedule/${id}`)).status).toBe(404)
    expect((await call(harbor, "POST", `schedule/${id}/cancel`, { version: 1 })).status).toBe(404)
  })

  test("the list is filtered by type, status, text and own subscriptions, the calendar by own subscriptions, too", async () => {
    const member = await signIn("member")
    const idsOf = async (query: string) =>
      (resultOf(await call(member, "GET", `schedule?${query}`)).items as { id: string }[]).map(({ id }) => id)
    expect(await idsOf("mine=true&sort=start_time")).toEqual(["schedule-aurora-1", "schedule-aurora-2"])
    expect(await idsOf("type=training")).toEqual(["schedule-aurora-2"])
    expect(await idsOf("status=cancel")).toEqual(["schedule-aurora-4"])
    expect(await idsOf("q=Tromsø")).toEqual(["schedule-aurora-3"])
    const range = "from=2026-11-20T00:00:00Z&to=2026-12-20T00:00:00Z&module=schedule"
    const mine = resultOf(await call(member, "GET", `calendar?${range}&mine=true`)).items as { key: string }[]
    expect(mine.map(({ key }) => key)).toEqual(["schedule-aurora-1", "schedule-aurora-2"])
  })
})
