import { describe, expect, test } from "vitest"
import type { Reply, Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, setClock, signIn, storeOf } = people(host)

const voters = ["chair", "vice-chair", "secretary", "member"]
const idOf = (person: string) => `member-aurora-${person}`
const begun = "2026-11-23T02:00:00Z"
const over = "2026-11-26T02:00:00Z"

const form = {
  subject: "Proxy 委托",
  start_time: "2026-11-23T09:00:00+08:00",
  timezone: "Asia/Shanghai",
  duration: 3,
  options: [{ text: "Approve" }, { text: "Disapprove" }],
  description: { format: "markdown", text: "Question 问题" },
  group_acronym: "COPT",
  proxy_limit: 1,
  voters: { member_ids: voters.map(idOf), group_acronyms: [] },
}

type Person = { id: string }
type Ballot = Record<string, unknown> & {
  id: string
  version: number
  options: { id: string }[]
  actions: string[]
  turnout: { voted: number; total: number }
  reminder: { recipient_total: number }
  my_proxy: { holder: Person; is_cast: boolean } | null
  held_votes: { voter: Person; is_cast: boolean }[]
  my_vote: { cast_by: Person | null; option: { id: string } | null; receipt_code: string | null } | null
}
type Receipt = { receipt_code: string | null; passed: { voter: Person; receipt_code: string }[] }

const resultOf = <Result = Ballot>({ body, status }: Reply): Result => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body.result as Result
}

/** A ballot of four voters, which has not started. */
async function created(more: object = {}) {
  const chair = await signIn("chair")
  const ballot = resultOf(await call(chair, "POST", "ballot", { ...form, ...more }))
  const [viceChair, secretary, member] = await Promise.all(
    voters.slice(1).map((person) => signIn(person, chair) as Promise<Session>),
  )
  if (!viceChair || !secretary || !member) throw new Error("nobody signed in")
  return { chair, viceChair, secretary, member, ballot }
}

const pass = (who: Session, { id }: Ballot, to: string) =>
  call(who, "POST", `ballot/${id}/pass`, { holder_id: idOf(to) })
const revoke = (who: Session, { id }: Ballot) => call(who, "POST", `ballot/${id}/revoke`)
const vote = (who: Session, { id, options }: Ballot, voter_ids?: string[], at = 0) =>
  call(who, "POST", `ballot/${id}/vote`, {
    option_id: options[at]?.id,
    ...(voter_ids && { voter_ids: voter_ids.map(idOf) }),
  })
const read = async (who: Session, { id }: Ballot) => resultOf(await call(who, "GET", `ballot/${id}`))
const fieldCodes = ({ body }: Reply) =>
  (body.errors ?? []).map(({ field, code }: { field: string; code: string }) => [field, code])
const mailsTo = (who: Session, person: string, { id }: Ballot) =>
  storeOf(who).rows.mail.filter(({ record, member_id }) => record === id && member_id === idOf(person))

/** The member has passed the vote to the vice chair, and the ballot has started. */
async function passedAndBegun(more: object = {}) {
  const made = await created(more)
  resultOf(await pass(made.member, made.ballot, "vice-chair"))
  await setClock(made.chair, begun)
  return made
}

describe("VOTE-09 passing a vote on", () => {
  test("before the start a voter passes the vote to another voter; both see it and are mailed, the organizer sees it", async () => {
    const { chair, viceChair, secretary, member, ballot } = await created()
    expect((await read(member, ballot)).actions).toContain("pass")
    const passed = resultOf(await pass(member, ballot, "vice-chair"))
    expect(passed.my_proxy).toMatchObject({ holder: { id: idOf("vice-chair") }, is_cast: false })
    expect([passed.actions.includes("pass"), passed.actions.includes("revoke")]).toEqual([false, true])
    expect((await read(viceChair, ballot)).held_votes).toMatchObject([
      { voter: { id: idOf("member") }, is_cast: false },
    ])
    for (const person of ["member", "vice-chair"])
      expect(mailsTo(chair, person, ballot).at(-1)?.subject).toMatch(/Vote passed on|委托投票/)
    expect(mailsTo(chair, "secretary", ballot)).toHaveLength(1)
    const list = resultOf<{ items: object[] }>(await call(chair, "GET", `ballot/${ballot.id}/proxy`))
    expect(list.items).toMatchObject([
      { voter: { id: idOf("member") }, holder: { id: idOf("vice-chair") }, is_cast: false },
    ])
    expect(resultOf<{ total: number }>(await call(secretary, "GET", `ballot/${ballot.id}/proxy?q=zz`)).total).toBe(0)
    expect((await call(member, "GET", `ballot/${ballot.id}/proxy`)).status).toBe(403)
  })

  test("once: not to a second voter, not passed on by its holder, not to somebody who has passed on their own, not above the limit", async () => {
    const { viceChair, secretary, member, ballot } = await created()
    resultOf(await pass(member, ballot, "vice-chair"))
    expect(codes(await pass(member, ballot, "secretary"))).toEqual([400, "vote_passed"])
    expect(codes(await pass(viceChair, ballot, "chair"))).toEqual([400, "holds_votes"])
    expect(fieldCodes(await pass(secretary, ballot, "member"))).toEqual([["holder_id", "holder_passed"]])
    expect(fieldCodes(await pass(secretary, ballot, "vice-chair"))).toEqual([["holder_id", "holder_full"]])
    expect(fieldCodes(await pass(secretary, ballot, "secretary"))).toEqual([["holder_id", "unknown_reference"]])
    expect(fieldCodes(await pass(secretary, ballot, "lone-member"))).toEqual([["holder_id", "unknown_reference"]])
    const holders = resultOf<{ items: Person[] }>(await call(secretary, "GET", `ballot/${ballot.id}/holder`))
    expect(holders.items.map(({ id }) => id)).toEqual([idOf("chair")])
    expect(resultOf<{ items: Person[] }>(await call(member, "GET", `ballot/${ballot.id}/holder`)).items).toEqual([])
  })

  test("a ballot that does not allow it, a ballot by entity, one that has started, and somebody who is no voter are refused", async () => {
    const { chair, member, ballot } = await created({ proxy_limit: 0 })
    expect(codes(await pass(member, ballot, "chair"))).toEqual([400, "no_proxies"])
    const refused = await call(chair, "POST", "ballot", { ...form, counted_by: "entity" })
    expect(fieldCodes(refused)).toEqual([["proxy_limit", "proxies_need_people"]])
    const other = resultOf(await call(chair, "POST", "ballot", form))
    expect(codes(await pass(await signIn("admin", chair), other, "chair"))).toEqual([403, "not_a_voter"])
    await setClock(chair, begun)
    expect(codes(await pass(member, other, "chair"))).toEqual([400, "state_refused"])
  })

  test("taken back before and after the start, with a mail to both; the voter then votes", async () => {
    const { chair, viceChair, member, ballot } = await created()
    expect(codes(await revoke(member, ballot))).toEqual([400, "vote_not_passed"])
    resultOf(await pass(member, ballot, "vice-chair"))
    expect(resultOf(await revoke(member, ballot)).my_proxy).toBeNull()
    for (const person of ["member", "vice-chair"])
      expect(mailsTo(chair, person, ballot).at(-1)?.subject).toMatch(/taken back|撤回/)
    resultOf(await pass(member, ballot, "vice-chair"))
    await setClock(chair, begun)
    expect(codes(await vote(member, ballot))).toEqual([400, "vote_passed"])
    resultOf(await revoke(member, ballot))
    expect(fieldCodes(await vote(viceChair, ballot, ["member"]))).toEqual([["voter_ids.0", "vote_not_held"]])
    resultOf(await vote(member, ballot))
    expect((await read(member, ballot)).my_vote?.cast_by).toBeNull()
  })

  test("a change of the ballot that no longer allows it ends it, with a mail, and a later change does not bring it back", async () => {
    const { chair, member, ballot } = await created()
    resultOf(await pass(member, ballot, "vice-chair"))
    const { group_acronym: _group, ...update } = form
    const without = {
      ...update,
      version: ballot.version,
      voters: { member_ids: [idOf("member"), idOf("chair")], group_acronyms: [] },
    }
    const changed = resultOf(await call(chair, "PUT", `ballot/${ballot.id}`, without))
    expect((await read(member, ballot)).my_proxy).toBeNull()
    expect(mailsTo(chair, "member", ballot).at(-1)?.subject).toMatch(/no longer|失效/)
    resultOf(await call(chair, "PUT", `ballot/${ballot.id}`, { ...update, version: changed.version }))
    expect((await read(member, ballot)).my_proxy).toBeNull()
    expect((await read(member, ballot)).actions).toContain("pass")
  })

  test("with a lower limit the votes that were passed first remain", async () => {
    const { chair, viceChair, secretary, member, ballot } = await created({ proxy_limit: 2 })
    resultOf(await pass(member, ballot, "vice-chair"))
    await setClock(chair, "2026-11-20T08:00:00Z")
    resultOf(await pass(secretary, ballot, "vice-chair"))
    const { group_acronym: _group, ...update } = form
    resultOf(await call(chair, "PUT", `ballot/${ballot.id}`, { ...update, version: ballot.version }))
    expect((await read(viceChair, ballot)).held_votes).toMatchObject([{ voter: { id: idOf("member") } }])
    expect((await read(secretary, ballot)).my_proxy).toBeNull()
  })
})

describe("VOTE-09 casting a passed vote", () => {
  test("together with the own one: it is the vote of its voter in turnout, result, records and receipt, which say who cast it", async () => {
    const { chair, viceChair, member, ballot } = await passedAndBegun()
    expect((await read(chair, ballot)).reminder.recipient_total).toBe(3)
    const { receipt_code, passed } = resultOf<Receipt>(await vote(viceChair, ballot, ["vice-chair", "member"]))
    expect(receipt_code).not.toBeNull()
    const own = await read(member, ballot)
    expect(own.turnout).toEqual({ voted: 2, total: 4 })
    expect(own.my_vote).toMatchObject({ cast_by: { id: idOf("vice-chair") }, option: { id: ballot.options[0]?.id } })
    expect(passed).toMatchObject([{ voter: { id: idOf("member") }, receipt_code: own.my_vote?.receipt_code }])
    expect(mailsTo(chair, "member", ballot).at(-1)?.subject).toMatch(/cast for you|代您投票/)
    const { items } = resultOf<{ items: { user: Person; cast_by: Person | null; state: string }[] }>(
      await call(chair, "GET", `ballot/${ballot.id}/record`),
    )
    const castBy = new Map(items.map(({ user, cast_by }) => [user.id, cast_by?.id]))
    expect([castBy.get(idOf("member")), castBy.get(idOf("vice-chair"))]).toEqual([idOf("vice-chair"), undefined])
    await setClock(chair, over)
    const result = resultOf<{ options: { count: number }[] }>(await call(member, "GET", `ballot/${ballot.id}/result`))
    expect(result.options.map(({ count }) => count)).toEqual([2, 0])
  })

  test("separately, for another option, and each once: the own vote afterwards, nothing a third time", async () => {
    const { viceChair, member, ballot } = await passedAndBegun()
    expect(resultOf<Receipt>(await vote(viceChair, ballot, ["member"], 1)).receipt_code).toBeNull()
    expect((await read(viceChair, ballot)).actions).toContain("vote")
    expect(codes(await vote(member, ballot))).toEqual([400, "already_voted"])
    expect(codes(await revoke(member, ballot))).toEqual([400, "already_voted"])
    resultOf(await vote(viceChair, ballot))
    expect(codes(await vote(viceChair, ballot, ["member"]))).toEqual([400, "already_voted"])
    expect((await read(viceChair, ballot)).turnout.voted).toBe(2)
  })

  test("all or none: with one that is not held, nothing is cast; with the own one cast already, neither", async () => {
    const { viceChair, ballot } = await passedAndBegun()
    expect(fieldCodes(await vote(viceChair, ballot, ["vice-chair", "secretary"]))).toEqual([
      ["voter_ids.1", "vote_not_held"],
    ])
    expect((await read(viceChair, ballot)).turnout.voted).toBe(0)
    resultOf(await vote(viceChair, ballot))
    expect(codes(await vote(viceChair, ballot, ["vice-chair", "member"]))).toEqual([400, "already_voted"])
    expect((await read(viceChair, ballot)).turnout.voted).toBe(1)
  })

  test("two tabs at once, and the voter who takes it back meanwhile: the vote counts once", async () => {
    const { viceChair, member, ballot } = await passedAndBegun()
    await Promise.all([
      vote(viceChair, ballot, ["vice-chair", "member"]),
      vote(viceChair, ballot, ["member", "vice-chair"], 1),
      revoke(member, ballot),
      vote(member, ballot, undefined, 1),
    ])
    const { rows } = storeOf(viceChair)
    const stored = rows.vote.filter(({ ballot_id }) => ballot_id === ballot.id).map(({ id }) => id)
    expect(new Set(stored).size).toBe(stored.length)
    expect(stored.filter((id) => id.endsWith(idOf("member")))).toHaveLength(1)
    expect((await read(viceChair, ballot)).turnout.voted).toBe(stored.length)
  })

  test("in a secret ballot the records and the log say only that it was cast, and the holder gets a code for each vote", async () => {
    const { chair, viceChair, member, ballot } = await passedAndBegun({ is_secret: true })
    const { receipt_code, passed } = resultOf<Receipt>(await vote(viceChair, ballot, ["vice-chair", "member"]))
    const secrets = [receipt_code, passed[0]?.receipt_code]
    expect(new Set(secrets).size).toBe(2)
    const own = await read(member, ballot)
    expect(own.my_vote).toMatchObject({ cast_by: { id: idOf("vice-chair") }, option: null, receipt_code: null })
    const paths = [
      `ballot/${ballot.id}/record`,
      `ballot/${ballot.id}/proxy`,
      `operation-log?module=ballot&key=${ballot.id}&size=200`,
      "inbox",
    ]
    for (const who of [chair, member, await signIn("admin", chair)])
      for (const path of paths) {
        const reply = await call(who, "GET", path)
        const found = secrets.filter((secret) => JSON.stringify(reply.body).includes(secret ?? "-"))
        expect([path, found]).toEqual([path, []])
      }
    const { items } = resultOf<{ items: { cast_by: null; state: string }[] }>(
      await call(chair, "GET", `ballot/${ballot.id}/record`),
    )
    expect(items.map(({ cast_by }) => cast_by)).toEqual([null, null, null, null])
    expect(items.filter(({ state }) => state === "voted")).toHaveLength(2)
    expect(JSON.stringify(storeOf(chair).rows.mail.filter(({ record }) => record === ballot.id))).not.toContain(
      secrets[1],
    )
  })

  test("who has passed on the vote is not asked to vote any more, but the holder is, until all is cast", async () => {
    const { viceChair, member, ballot } = await passedAndBegun()
    const waiting = async (who: Session) => {
      const { items } = resultOf<{ items: { record: { key: string } }[] }>(
        await call(who, "GET", "needs-my-action?size=200"),
      )
      return items.some(({ record }) => record.key === ballot.id)
    }
    const toVote = async (who: Session) => {
      const { items } = resultOf<{ items: Person[] }>(await call(who, "GET", "ballot?is_voted=false&size=200"))
      return items.some(({ id }) => id === ballot.id)
    }
    resultOf(await vote(viceChair, ballot))
    expect([await waiting(member), await waiting(viceChair)]).toEqual([false, true])
    expect([await toVote(member), await toVote(viceChair)]).toEqual([false, true])
    resultOf(await vote(viceChair, ballot, ["member"]))
    expect([await waiting(viceChair), await toVote(viceChair)]).toEqual([false, false])
  })

  test("log rows about passing are for the voter and the organizer", async () => {
    const { chair, secretary, member, viceChair, ballot } = await created()
    resultOf(await pass(member, ballot, "vice-chair"))
    const seen = async (who: Session) => {
      const path = `operation-log?module=ballot&key=${ballot.id}&size=200`
      return JSON.stringify((await call(who, "GET", path)).body).includes("ballot.pass")
    }
    expect([await seen(member), await seen(chair), await seen(secretary), await seen(viceChair)]).toEqual([
      true,
      true,
      true,
      true,
    ])
    const lone = resultOf(await call(chair, "POST", "ballot", { ...form, subject: "Other" }))
    resultOf(await pass(secretary, lone, "member"))
    expect(
      JSON.stringify((await call(member, "GET", `operation-log?module=ballot&key=${lone.id}&size=200`)).body),
    ).not.toContain("ballot.pass")
  })
})
