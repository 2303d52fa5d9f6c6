import { describe, expect, test } from "vitest"
import { addressOf, operations } from "./mock-contract.ts"
import { orgs, type Reply, type Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const form = {
  subject: "  Skew budget 偏斜预算 ",
  start_time: "2026-11-23T09:00:00+08:00",
  timezone: "Asia/Shanghai",
  duration: 3,
  options: [{ text: " Yes 是 " }, { text: "No 否" }, { text: "Abstain 弃权", is_abstention: true }],
  description: { format: "markdown", text: "Question 问题" },
}

const host = useMock()
const { call, setClock, signIn, storeOf } = people(host)

type Option = { id: string; text: string }
type Result = Record<string, unknown> & { id: string; version: number; number: number; options: Option[] }

const resultOf = ({ body }: Reply) => body.result as Result

async function create(who: Session, more: object = {}): Promise<Result> {
  const answer = await call(who, "POST", "ballot", { ...form, group_acronym: "COPT", ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return resultOf(answer)
}

const vote = (who: Session, { id, options }: Result, at = 0) =>
  call(who, "POST", `ballot/${id}/vote`, { option_id: options[at]?.id })

describe("VOTE-02 creating and changing a ballot", () => {
  test("a new ballot has the next number, unique option ids, and ends its duration × 24 hours after the start", async () => {
    const chair = await signIn("chair")
    const ballot = await create(chair)
    expect(ballot).toMatchObject({
      subject: "Skew budget 偏斜预算",
      start_time: "2026-11-23T01:00:00Z",
      end_time: "2026-11-26T01:00:00Z",
      status: "not_started",
      voters: { is_everyone: true },
      warnings: ["same_organization_voters"],
      turnout: { voted: 0 },
    })
    expect(new Set(ballot.options.map(({ id }) => id)).size).toBe(3)
    expect(ballot.options[0]?.text).toBe("Yes 是")
    expect((await create(chair)).number).toBe(ballot.number + 1)
  })

  test.each([
    ["Europe/Oslo", "2027-03-27T12:00:00+01:00", "2027-03-29T11:00:00Z"],
    ["America/St_Johns", "2027-11-06T12:00:00-02:30", "2027-11-08T14:30:00Z"],
    ["UTC", "2027-03-27T12:00:00Z", "2027-03-29T12:00:00Z"],
    ["Asia/Shanghai", "2027-03-27T12:00:00+08:00", "2027-03-29T04:00:00Z"],
  ])(
    "across a clock change in %s the end is still 48 hours after the start",
    async (timezone, start_time, end_time) => {
      const ballot = await create(await signIn("chair"), { timezone, start_time, duration: 2 })
      expect(ballot).toMatchObject({ timezone, end_time })
    },
  )

  test("an update keeps option ids; fewer than two options, a deleted option and an old version are refused", async () => {
    const chair = await signIn("chair")
    const { id, options } = await create(chair)
    const [yes, no] = options
    const put = (version: number, some: object[]) =>
      call(chair, "PUT", `ballot/${id}`, { ...form, version, options: some })
    const changed = resultOf(
      await put(
        1,
        [no ?? {}, { text: "Later 推迟" }].map(({ ...rest }) => rest),
      ),
    )
    expect(changed.options.map(({ text }) => text)).toEqual(["No 否", "Later 推迟"])
    expect(changed.options[0]?.id).toBe(no?.id)
    expect(codes(await put(2, [{ text: "One" }]))).toEqual([400, "validation_failed", "options min_options"])
    const gone = await put(2, [{ id: yes?.id, text: "Yes" }, { text: "No" }])
    expect(codes(gone)).toEqual([400, "validation_failed", "options.0.id unknown_reference"])
    expect(codes(await put(1, [{ text: "A" }, { text: "B" }]))).toEqual([400, "stale"])
  })

  test.each([
    [{ start_time: "2026-11-20T07:29:59Z" }, "start_time before_now"],
    [{ timezone: "Europe/Atlantis" }, "timezone zone_unknown"],
    [{ duration: 366 }, "duration number_range"],
    [{ options: [] }, "options min_options"],
    [{ options: [{ text: " " }, { text: "B" }] }, "options.0.text required"],
    [{ options: [{ text: "Yes" }, { text: "No" }, { text: "yes " }] }, "options.2.text not_unique"],
    [{ meeting_id: "meeting-aurora-38" }, "meeting_id unknown_reference"],
    [{ previous_ballot_id: "ballot-aurora-5" }, "previous_ballot_id unknown_reference"],
    [{ voters: { member_ids: ["member-harbor-chair"], group_acronyms: [] } }, "voters.member_ids.0 unknown_reference"],
  ])("%j: %s, and nothing is written", async (wrong, error) => {
    const chair = await signIn("chair")
    const before = structuredClone(storeOf(chair).snapshot().changes)
    const answer = await call(chair, "POST", "ballot", { ...form, group_acronym: "COPT", ...wrong })
    expect(codes(answer)).toEqual([400, "validation_failed", error])
    expect(storeOf(chair).snapshot().changes).toEqual(before)
  })

  test("a ballot of a meeting is listed by the meeting, and by the list with meeting_id", async () => {
    const chair = await signIn("chair")
    const { id } = await create(chair, { meeting_id: "meeting-aurora-6" })
    const meeting = resultOf(await call(chair, "GET", "meeting/meeting-aurora-6"))
    expect(meeting.ballots).toMatchObject([{ id }])
    const list = resultOf(await call(chair, "GET", "ballot?meeting_id=meeting-aurora-6"))
    expect(list.items).toMatchObject([{ id, meeting: { id: "meeting-aurora-6" } }])
  })

  test("the general secretary creates only alliance ballots, a proposal administrator ballots of proposals; no disbanded groups", async () => {
    const secretary = await signIn("general-secretary")
    const everyone = await create(secretary, { group_acronym: null })
    expect(everyone).toMatchObject({ group: null, group_number: null })
    const admin = await signIn("proposal-admin", secretary)
    const ours = await create(admin, { group_acronym: null, draft_code: "AIA-P-2026-001" })
    expect(ours).toMatchObject({ group: { acronym: "COPT" }, proposal: { draft_code: "AIA-P-2026-001" } })
    const body = { ...form, group_acronym: "FIBR" }
    const all = await signIn("admin", secretary)
    expect(codes(await call(all, "POST", "ballot", body))).toEqual([400, "group_disbanded"])
    expect(codes(await call(secretary, "POST", "ballot", { ...form, group_acronym: "COPT" }))).toEqual([
      403,
      "forbidden",
    ])
  })
})

describe("VOTE-03 start and end of a ballot, to the second", () => {
  test.each([
    ["2026-11-23T00:59:59Z", "not_started", [400, "vote_not_started"]],
    ["2026-11-23T01:00:00Z", "ongoing", [200, undefined]],
    ["2026-11-26T00:59:59Z", "ongoing", [200, undefined]],
    ["2026-11-26T01:00:00Z", "ended", [400, "vote_closed"]],
  ])("at %s the ballot is %s", async (instant, status, answered) => {
    const chair = await signIn("chair")
    const ballot = await create(chair)
    await setClock(chair, instant)
    expect(resultOf(await call(chair, "GET", `ballot/${ballot.id}`)).status).toBe(status)
    expect(codes(await vote(chair, ballot))).toEqual(answered)
    expect(storeOf(chair).rows.vote.filter(({ ballot_id }) => ballot_id === ballot.id)).toHaveLength(
      answered[0] === 200 ? 1 : 0,
    )
  })

  test("an extended ballot accepts votes after its old end; after its new end it cannot be extended", async () => {
    const chair = await signIn("chair")
    const ballot = await create(chair)
    await setClock(chair, "2026-11-24T01:00:00Z")
    const extend = (end_time: string, version = 1) =>
      call(chair, "POST", `ballot/${ballot.id}/extend`, { version, end_time, timezone: "UTC" })
    const same = await extend("2026-11-26T01:00:00Z")
    expect(codes(same)).toEqual([400, "validation_failed", "end_time end_not_later"])
    const extended = resultOf(await extend("2026-11-26T01:00:01Z"))
    expect(extended).toMatchObject({
      end_time: "2026-11-26T01:00:01Z",
      version: 2,
      extensions: [{ old_end_time: "2026-11-26T01:00:00Z", new_end_time: "2026-11-26T01:00:01Z", timezone: "UTC" }],
    })
    await setClock(chair, "2026-11-26T01:00:00Z")
    expect((await vote(chair, ballot)).status).toBe(200)
    await setClock(chair, "2026-11-26T01:00:01Z")
    expect(codes(await extend("2026-12-01T00:00:00Z", 2))).toEqual([400, "state_refused"])
  })
})

describe("VOTE-03 VOTE-06 one vote per person", () => {
  async function opened() {
    const chair = await signIn("chair")
    const ballot = await create(chair)
    await setClock(chair, "2026-11-23T02:00:00Z")
    return { chair, ballot }
  }

  test("a vote returns a receipt code of 12 characters, and the ballot shows the vote to its voter", async () => {
    const { chair, ballot } = await opened()
    const cast = resultOf(await vote(chair, ballot))
    expect(cast).toMatchObject({ option: ballot.options[0] && { id: ballot.options[0].id }, reason: null })
    expect(cast.receipt_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(resultOf(await call(chair, "GET", `ballot/${ballot.id}`)).my_vote).toEqual({
      cast_by: null,
      option: cast.option,
      reason: null,
      time: cast.time,
      receipt_code: cast.receipt_code,
    })
  })

  test("two tabs: the second vote is refused with the time of the first, and changes nothing", async () => {
    const { chair, ballot } = await opened()
    const answers = await Promise.all([vote(chair, ballot, 0), vote(chair, ballot, 1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const second = answers.find(({ status }) => status === 400)
    expect(second?.body).toMatchObject({ code: "already_voted", result: { time: "2026-11-23T02:00:00Z" } })
    const { vote: votes, operation_log: log } = storeOf(chair).rows
    expect(votes.filter(({ ballot_id }) => ballot_id === ballot.id)).toHaveLength(1)
    expect(log.filter(({ key, operation }) => key === ballot.id && operation === "ballot.vote")).toHaveLength(1)
  })

  test("a lost response: the same key gets the same receipt; another option with that key is a conflict", async () => {
    const { chair, ballot } = await opened()
    const key = { "Idempotency-Key": "5d9c1c3e-6f0b-4f0e-9d53" }
    const path = `ballot/${ballot.id}/vote`
    const [yes, no] = ballot.options.map(({ id }) => ({ option_id: id }))
    const first = await call(chair, "POST", path, yes, key)
    expect((await call(chair, "POST", path, yes, key)).body).toEqual(first.body)
    expect(codes(await call(chair, "POST", path, no, key))).toEqual([400, "idempotency_conflict"])
    expect(storeOf(chair).rows.vote.filter(({ ballot_id }) => ballot_id === ballot.id)).toHaveLength(1)
  })

  test("an option of another ballot and a person who is not a voter are refused", async () => {
    const { chair, ballot } = await opened()
    const wrong = await call(chair, "POST", `ballot/${ballot.id}/vote`, { option_id: "approve" })
    expect(codes(wrong)).toEqual([400, "validation_failed", "option_id unknown_reference"])
    const outsider = await signIn("lone-member", chair)
    expect(codes(await vote(outsider, ballot))).toEqual([403, "not_a_voter"])
  })
})

describe("the list of voters", () => {
  test("is fixed at the start: later members cannot vote; members who leave or are disabled stay on it", async () => {
    const chair = await signIn("chair")
    const ballot = await create(chair)
    const { workgroup, member } = storeOf(chair).rows
    const group = workgroup.get("group-copt")
    const listed = member.get("member-aurora-member")
    if (!group || !listed) throw new Error("the seed has no COPT")
    await setClock(chair, "2026-11-23T02:00:00Z")
    const { turnout } = resultOf(await call(chair, "GET", `ballot/${ballot.id}`)) as unknown as {
      turnout: { total: number }
    }
    const others = group.roles.member.filter((id) => id !== "member-aurora-vice-chair")
    workgroup.put({ ...group, roles: { ...group.roles, member: [...others, "member-aurora-lone-member"] } })
    member.put({ ...listed, is_disabled: true })
    const records = resultOf(await call(chair, "GET", `ballot/${ballot.id}/record?size=200`))
    expect(records.total).toBe(turnout.total)
    const people = (records.items as { user: { id: string; is_disabled: boolean } }[]).map(({ user }) => user)
    expect(people.find(({ id }) => id === "member-aurora-member")?.is_disabled).toBe(true)
    expect(codes(await vote(await signIn("lone-member", chair), ballot))).toEqual([403, "not_a_voter"])
    expect((await vote(await signIn("vice-chair", chair), ballot)).status).toBe(200)
    const started = storeOf(chair).rows.operation_log.filter(({ key }) => key === ballot.id)
    expect(started.map(({ operation }) => operation)).toEqual(["ballot.create", "system.start", "ballot.vote"])
    expect(started[1]).toMatchObject({ time: Date.parse("2026-11-23T01:00:00Z"), member_id: null })
  })
})

describe("VOTE-04 reminding and cancelling", () => {
  test("a reminder is sent to people who have not voted, in their language, at most once in 24 hours", async () => {
    const chair = await signIn("chair")
    const ballot = await create(chair)
    await setClock(chair, "2026-11-23T02:00:00Z")
    await vote(await signIn("member", chair), ballot)
    const preview = resultOf(await call(chair, "GET", `preview?module=ballot&action=remind&key=${ballot.id}`))
    const sent = resultOf(await call(chair, "POST", `ballot/${ballot.id}/remind`))
    const { member, mail } = storeOf(chair).rows
    const mails = mail.filter(({ operation, record }) => operation === "ballot.remind" && record === ballot.id)
    expect(sent).toMatchObject({ next_time: "2026-11-24T02:00:00Z", recipient_total: mails.length })
    expect(preview.recipients).toMatchObject({ total: mails.length })
    expect(mails.map(({ member_id }) => member_id)).not.toContain("member-aurora-member")
    for (const { member_id, language } of mails) expect(member.get(member_id ?? "")?.language).toBe(language)
    await setClock(chair, "2026-11-24T01:59:59Z")
    expect(codes(await call(chair, "POST", `ballot/${ballot.id}/remind`))).toEqual([400, "reminder_too_soon"])
    await setClock(chair, "2026-11-24T02:00:00Z")
    expect((await call(chair, "POST", `ballot/${ballot.id}/remind`)).status).toBe(200)
  })

  test("cancelling an ongoing ballot requires a reason and keeps the votes", async () => {
    const chair = await signIn("chair")
    const ballot = await create(chair)
    await setClock(chair, "2026-11-23T02:00:00Z")
    await vote(chair, ballot)
    const cancel = (body: object) => call(chair, "POST", `ballot/${ballot.id}/cancel`, { version: 1, ...body })
    expect(codes(await cancel({}))).toEqual([400, "validation_failed", "reason required"])
    expect(codes(await cancel({ reason: "  " }))).toEqual([400, "validation_failed", "reason required"])
    expect(resultOf(await cancel({ reason: " Wrong question " }))).toMatchObject({
      status: "cancelled",
      cancel_reason: "Wrong question",
      actions: ["result.get", "record.list", "ballot.create", "export"],
    })
    expect(resultOf(await call(chair, "GET", `ballot/${ballot.id}/result`))).toMatchObject({
      is_final: false,
      sealed_time: null,
      turnout: { voted: 1 },
    })
    expect(codes(await vote(await signIn("member", chair), ballot))).toEqual([400, "state_refused"])
  })
})

describe("VOTE-05 VOTE-06 results and their visibility", () => {
  test("abstentions count for the turnout, not for the majority; the result reports whether quorum and majority are met", async () => {
    const chair = await signIn("chair")
    const people = ["chair", "vice-chair", "secretary", "member"]
    const voters = { member_ids: people.map((id) => `member-aurora-${id}`), group_acronyms: [] }
    const ballot = await create(chair, { voters, quorum_percent: 75, majority_percent: 67 })
    await setClock(chair, "2026-11-23T02:00:00Z")
    const result = async () => resultOf(await call(chair, "GET", `ballot/${ballot.id}/result`))
    expect(await result()).toMatchObject({
      majority: { option_id: null, share: 0, is_met: false },
      quorum: { is_met: false },
    })
    for (const [at, person] of ["chair", "vice-chair", "secretary"].entries())
      await vote(await signIn(person, chair), ballot, [0, 1, 2][at])
    expect(await result()).toMatchObject({ majority: { option_id: null, is_met: false }, quorum: { is_met: true } })
    await vote(await signIn("member", chair), ballot, 0)
    expect(await result()).toMatchObject({
      options: [
        { count: 2, share: 0.5 },
        { count: 1, share: 0.25 },
        { count: 1, share: 0.25, is_abstention: true },
      ],
      turnout: { voted: 4, total: 4, share: 1 },
      abstention_total: 1,
      approval_base: 3,
      majority: { option_id: ballot.options[0]?.id, share: 0.6667, is_met: false },
      is_final: false,
    })
    await setClock(chair, "2026-11-26T01:00:00Z")
    expect(await result()).toMatchObject({ is_final: true, sealed_time: "2026-11-26T01:00:00Z" })
  })

  test("the log shows a vote to its voter, to readers of the records and, after the end, to other members", async () => {
    const chair = await signIn("chair")
    const ballot = await create(chair)
    await setClock(chair, "2026-11-23T02:00:00Z")
    await vote(await signIn("vice-chair", chair), ballot)
    const member = await signIn("member", chair)
    await vote(member, ballot)
    const seen = async (who: Session) => {
      const { items } = resultOf(
        await call(who, "GET", `operation-log?module=ballot&key=${ballot.id}&operation=ballot.vote`),
      )
      return (items as { username: string; memo: string | null }[]).map(({ username, memo }) => [username, memo])
    }
    expect(await seen(member)).toEqual([[member.username, null]])
    expect(await seen(chair)).toHaveLength(2)
    expect(await seen(await signIn("lone-member", chair))).toEqual([])
    await setClock(chair, "2026-11-26T01:00:00Z")
    expect(await seen(await signIn("lone-member", chair))).toHaveLength(2)
  })

  test("is_voted filters the list by the reader's own vote; the member tree of a ballot counts its voters", async () => {
    const member = await signIn("member")
    const ids = async (query: string) =>
      (resultOf(await call(member, "GET", `ballot?${query}`)).items as { id: string }[]).map(({ id }) => id)
    const toDo = await ids("is_voted=false&status=ongoing")
    expect(toDo).toEqual(expect.arrayContaining(["ballot-aurora-1", "ballot-aurora-2"]))
    const ballot = resultOf(await call(member, "GET", "ballot/ballot-aurora-1"))
    await vote(member, ballot)
    expect(await ids("is_voted=false&status=ongoing")).not.toContain("ballot-aurora-1")
    expect(await ids("is_voted=true&mine=true")).toContain("ballot-aurora-1")
    const tree = resultOf(await call(member, "GET", "member/tree?module=ballot&key=ballot-aurora-1"))
    expect(tree.total).toBe((ballot as unknown as { turnout: { total: number } }).turnout.total)
  })
})

describe("access from outside the group or the alliance", () => {
  const onBallot = operations.filter(({ path }) => path.startsWith("/ballot/{id}"))
  const titled = onBallot.map((operation) => [operation.operationId, operation] as const)
  const bodyOf = ({ requestBody }: (typeof onBallot)[number]) =>
    Object.values(requestBody?.content["application/json"]?.examples ?? {})[0]?.value

  test.each(titled)(
    "%s: 404 for an unknown ballot and for one of another alliance, 403 in a restricted group",
    async (_id, operation) => {
      const chair = await signIn("chair")
      const method = operation.method.toUpperCase()
      const unknown = addressOf(operation, {}, { id: "ballot-of-nobody" })
      expect(codes(await host.call(method, unknown, chair.headers, bodyOf(operation)))).toEqual([404, "not_found"])
      const harbor = await signIn("admin", chair, orgs.harbor)
      const foreign = await host.call(method, addressOf(operation), harbor.headers, bodyOf(operation))
      expect(codes(foreign)).toEqual([404, "not_found"])
      const closed = addressOf(operation, {}, { id: "ballot-aurora-4" })
      expect(codes(await host.call(method, closed, chair.headers, bodyOf(operation)))).toEqual([
        403,
        "restricted_group",
      ])
    },
  )

  test("a voter from outside a restricted group can read this ballot, but no other ballot of the group", async () => {
    const admin = await signIn("admin")
    const voters = { member_ids: ["member-aurora-lone-member"], group_acronyms: [] }
    const ballot = await create(admin, { group_acronym: "STEER", voters })
    const outsider = await signIn("lone-member", admin)
    expect((await call(outsider, "GET", `ballot/${ballot.id}`)).status).toBe(200)
    expect(codes(await call(outsider, "GET", "ballot/ballot-aurora-4"))).toEqual([403, "restricted_group"])
    expect((await call(outsider, "GET", "file/file-ballot-aurora-1-comments")).status).toBe(200)
  })
})
