import { describe, expect, test } from "vitest"
import type { Reply, Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn, storeOf, setClock } = people(host)

type Row = { id: string; version: number; draft_code: string; status: string; series: { next_id: string } | null }

const content = { format: "markdown", text: "Text 正文" }
const form = { subject: "S", timezone: "Europe/Oslo", duration: 60, description: content }

const resultOf = ({ status, body }: Reply): Row => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body.result as Row
}

/** A proposal in group review with an ongoing meeting, one to come, an open ballot and one to come, all of the phase. */
async function busyPhase() {
  const admin = await signIn("admin")
  const submitter = await signIn("member", admin)
  const given = { title: "T", authors: ["A"], group_acronym: "COPT", content, timezone: "UTC" }
  const proposal = resultOf(await call(submitter, "POST", "proposal", given))
  const { draft_code, version } = proposal
  const decided = { version, decision: "approve", revision_number: 0 }
  resultOf(await call(admin, "POST", `proposal/${draft_code}/review`, decided))
  const create = async (kind: string, start_time: string, more: object) =>
    resultOf(await call(admin, "POST", kind, { ...form, ...more, draft_code, start_time })).id
  const question = { options: [{ text: "Yes" }, { text: "No" }], duration: 30 }
  const ids = {
    ongoing: await create("meeting", "2026-11-20T08:00:00Z", { duration: 300 }),
    planned: await create("meeting", "2027-01-25T09:00:00Z", {}),
    open: await create("ballot", "2026-11-20T08:00:00Z", question),
    later: await create("ballot", "2027-01-25T09:00:00Z", question),
  }
  await setClock(admin, "2026-11-20T09:00:00Z")
  const versionNow = async () => resultOf(await call(admin, "GET", `proposal/${draft_code}`)).version
  return { admin, submitter, draft_code, ids, versionNow }
}

type Busy = Awaited<ReturnType<typeof busyPhase>>

async function expectEnded({ admin, ids }: Busy): Promise<void> {
  const get = async (kind: string, id: string) => (await call(admin, "GET", `${kind}/${id}`)).body.result
  expect(await get("meeting", ids.ongoing)).toMatchObject({ status: "ended", system_reason: expect.any(String) })
  expect(await get("meeting", ids.planned)).toMatchObject({ status: "cancelled", system_reason: expect.any(String) })
  expect(await get("ballot", ids.later)).toMatchObject({ status: "cancelled", system_reason: expect.any(String) })
  expect(await get("ballot", ids.open)).toMatchObject({ status: "ongoing", system_reason: null })
}

/** Expects one mail a person by this operation, to as many people as the preview counts. */
function expectOneMail({ admin }: Busy, operation: string, total?: number): void {
  const mails = storeOf(admin).rows.mail.filter((row) => row.operation === operation)
  expect(mails.length).toBeGreaterThan(1)
  expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length)
  if (total !== undefined) expect(mails).toHaveLength(total)
  expect(Math.max(...mails.map(({ sections }) => sections.length))).toBeGreaterThan(2)
}

describe("PROP-02 whatever ends a phase, ends its meetings and cancels what has not started", () => {
  const reason = "Merged 已合并"
  test.each([
    ["withdraw", "proposal.withdraw", "submitter"],
    ["close", "proposal.close", "admin"],
  ] as const)("%s", async (action, operation, who) => {
    const busy = await busyPhase()
    const { draft_code, versionNow } = busy
    const query = `module=proposal&action=${action}&key=${draft_code}`
    const seen = (await call(busy[who], "GET", `preview?${query}`)).body.result as {
      changes: { effect: string; module: string }[]
      recipients: { total: number }
    }
    expect(seen.changes.slice(1).map(({ effect, module }) => `${effect} ${module}`)).toEqual([
      "ends meeting",
      "cancels meeting",
      "cancels ballot",
    ])
    const body = { version: await versionNow(), reason }
    resultOf(await call(busy[who], "POST", `proposal/${draft_code}/${action}`, body))
    await expectEnded(busy)
    expectOneMail(busy, operation, seen.recipients.total)
  })

  test("the deadline, at which every list shows the same", async () => {
    const busy = await busyPhase()
    const { admin, draft_code, ids } = busy
    const row = storeOf(admin).rows.proposal.find((one) => one.draft_code === draft_code)
    const deadline = Date.parse("2026-11-20T10:00:00Z")
    if (row) storeOf(admin).rows.proposal.put({ ...row, deadline })
    await setClock(admin, "2026-11-20T12:00:00Z")
    const listed = (await call(admin, "GET", "meeting?size=200&status=cancelled")).body.result as { items: Row[] }
    expect(listed.items.map(({ id }) => id)).toContain(ids.planned)
    await expectEnded(busy)
    const ended = (await call(admin, "GET", `meeting/${ids.ongoing}`)).body.result
    expect(ended).toMatchObject({ actual_end_time: "2026-11-20T10:00:00Z" })
    expectOneMail(busy, "system.close")
  })

  test("disbanding the group", async () => {
    const busy = await busyPhase()
    const { admin } = busy
    const version = storeOf(admin).rows.workgroup.find(({ acronym }) => acronym === "COPT")?.version
    resultOf(await call(admin, "POST", "workgroup/COPT/disband", { version, acronym: "COPT" }))
    await expectEnded(busy)
    expectOneMail(busy, "workgroup.disband")
  })
})

describe("MEET-11 every meeting of a series is checked like a single one", () => {
  const weekly = { ...form, group_acronym: "COPT", start_time: "2026-11-23T09:00:00+01:00" }

  test("a series beyond 2099 names the first meeting that is too late", async () => {
    const chair = await signIn("chair")
    const late = { ...weekly, start_time: "2099-11-30T09:00:00+01:00", repeat: { every: "month", count: 52 } }
    const answer = await call(chair, "POST", "meeting", late)
    expect(codes(answer)).toEqual([400, "validation_failed", "repeat.count occurrence_year_range"])
    expect(answer.body.errors?.[0]?.params).toEqual({ position: 3, day: "2100-01-30", max: 2099 })
  })

  test("this and following: a later meeting cannot be moved into the past, and nothing is changed", async () => {
    const chair = await signIn("chair")
    const second = await inSeries(chair, 2)
    // the third meeting is moved to tomorrow on its own; the whole series one week earlier would put it into the past
    const third = second.series?.next_id ?? ""
    const moved = { ...form, start_time: "2026-11-21T09:00:00+01:00", version: 1 }
    resultOf(await call(chair, "PUT", `meeting/${third}`, moved))
    const earlier = { ...form, start_time: "2026-11-28T09:00:00+01:00", version: second.version, scope: "following" }
    const answer = await call(chair, "PUT", `meeting/${second.id}`, earlier)
    expect(codes(answer)).toEqual([400, "validation_failed", "start_time occurrence_before_now"])
    expect(answer.body.errors?.[0]?.params).toEqual({ position: 3, day: "2026-11-19" })
    expect(resultOf(await call(chair, "GET", `meeting/${second.id}`)).version).toBe(second.version)
  })

  /** Clocks in Norway go forward on 28 March 2027 at 02:00 and back on 31 October 2027 at 03:00 (directive 2000/84/EC). */
  test.each([
    ["occurrence_time_skipped", "2027-03-14", "+01:00", { position: 3, day: "2027-03-28" }],
    ["occurrence_time_repeated", "2027-10-17", "+02:00", { position: 3, day: "2027-10-31" }],
  ])("I18N-04 %s: no meeting of a series moves without a word", async (code, day, offset, where) => {
    const chair = await signIn("chair")
    const night = { ...weekly, timezone: "Europe/Oslo", start_time: `${day}T02:30:00${offset}` }
    const refused = { params: { ...where, time: "02:30", zone: "Europe/Oslo" } }

    const repeated = await call(chair, "POST", "meeting", { ...night, repeat: { every: "week", count: 4 } })
    expect(codes(repeated)).toEqual([400, "validation_failed", `start_time ${code}`])
    expect(repeated.body.errors?.[0]).toMatchObject(refused)

    const morning = { ...night, start_time: `${day}T09:00:00${offset}` }
    const series = { ...morning, repeat: { every: "week", count: 4 } }
    const first = resultOf(await call(chair, "POST", "meeting", series))
    const { group_acronym: _group, ...times } = night
    const moved = { ...times, version: first.version, scope: "following" }
    const answer = await call(chair, "PUT", `meeting/${first.id}`, moved)
    expect(codes(answer)).toEqual([400, "validation_failed", `start_time ${code}`])
    expect(answer.body.errors?.[0]).toMatchObject(refused)
    expect(resultOf(await call(chair, "GET", `meeting/${first.id}`)).version).toBe(first.version)
    // only this one: its own time is not in question
    resultOf(await call(chair, "PUT", `meeting/${first.id}`, { ...moved, scope: "one" }))
  })

  async function inSeries(chair: Session, position: number): Promise<Row> {
    const first = resultOf(await call(chair, "POST", "meeting", { ...weekly, repeat: { every: "week", count: 4 } }))
    const rows = storeOf(chair).rows.meeting.filter((row) => row.series?.position === position)
    const row = rows.find(({ start_time }) => start_time === Date.parse("2026-11-30T08:00:00Z") && position === 2)
    expect(first.id).not.toBe(row?.id)
    return resultOf(await call(chair, "GET", `meeting/${row?.id}`))
  }
})

test("MEET-10 an answer given before the meeting moved is marked, and asked for again", async () => {
  const chair = await signIn("chair")
  const member = await signIn("member", chair)
  const at = "2026-12-02T09:00:00+01:00"
  const { id, version } = resultOf(
    await call(chair, "POST", "meeting", { ...form, group_acronym: "COPT", start_time: at }),
  )
  const say = () => call(member, "POST", `meeting/${id}/answer`, { answer: "accepted" })
  expect((await say()).body.result).toMatchObject({ is_outdated: false })
  const later = { ...form, start_time: "2026-12-03T09:00:00+01:00", version }
  resultOf(await call(chair, "PUT", `meeting/${id}`, later))
  const led = (await call(chair, "GET", `meeting/${id}`)).body.result
  // the organizer has accepted (MEET-17)
  expect(led).toMatchObject({
    answers: { accepted: 2, outdated: 1, items: [{ is_outdated: false }, { is_outdated: true }] },
  })
  expect((await call(member, "GET", `meeting/${id}`)).body.result).toMatchObject({
    my_answer: "accepted",
    is_my_answer_outdated: true,
  })
  const [mail] = storeOf(chair).rows.mail.filter(
    ({ operation, member_id }) => operation === "meeting.update" && member_id === member.user_id,
  )
  expect(mail?.text).toMatch(/Please answer again|请重新答复/)
  expect((await say()).body.result).toMatchObject({ is_outdated: false })
  expect((await call(chair, "GET", `meeting/${id}`)).body.result).toMatchObject({ answers: { outdated: 0 } })
})
