import { describe, expect, test } from "vitest"
import type { Reply, Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, setClock, signIn, storeOf } = people(host)

const voters = ["chair", "vice-chair", "secretary", "member"]
const idOf = (person: string) => `member-aurora-${person}`
const begun = "2026-11-23T02:00:00Z"
const over = "2026-11-26T01:00:00Z"

/** Texts that occur nowhere else, so that a response with one of them shows a choice. */
const texts = ["Qqzebra 斑马", "Qqyonder 彼方", "Qqabstain 弃权"]

const form = {
  subject: "Election 选举",
  start_time: "2026-11-23T09:00:00+08:00",
  timezone: "Asia/Shanghai",
  duration: 3,
  options: texts.map((text, at) => ({ text, is_abstention: at === 2 })),
  description: { format: "markdown", text: "Question 问题" },
  group_acronym: "COPT",
  is_secret: true,
  voters: { member_ids: voters.map(idOf), group_acronyms: [] },
}

type Ballot = Record<string, unknown> & { id: string; options: { id: string; text: string }[]; actions: string[] }
type Receipt = { option: { id: string; text: string }; receipt_code: string }

const resultOf = <Result = Ballot>({ body, status }: Reply): Result => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body.result as Result
}

async function opened(more: object = {}) {
  const chair = await signIn("chair")
  const ballot = resultOf(await call(chair, "POST", "ballot", { ...form, ...more }))
  await setClock(chair, begun)
  const others = await Promise.all(voters.slice(1).map((person) => signIn(person, chair)))
  return { chair, ballot, all: [chair, ...others] }
}

const vote = (who: Session, { id, options }: Ballot, at: number, more: object = {}, headers = {}) =>
  call(who, "POST", `ballot/${id}/vote`, { option_id: options[at]?.id, ...more }, headers)

/** Everybody votes: the chair for the second option, all others for the first. */
async function voted(more: object = {}) {
  const made = await opened(more)
  const receipts: Receipt[] = []
  for (const [at, who] of made.all.entries())
    receipts.push(resultOf<Receipt>(await vote(who, made.ballot, at === 0 ? 1 : 0)))
  return { ...made, receipts }
}

const get = (who: Session, path: string) => call(who, "GET", path)

/** Reads that could show a choice: records in every order and filter, lists, log, search, dashboard, inbox, preview. */
const attempts = ({ id, options }: Ballot) => [
  `ballot/${id}/record?size=200`,
  ...["time", "-time", "name", "organization", "option", "-option"].map((sort) => `ballot/${id}/record?sort=${sort}`),
  ...options.map((option) => `ballot/${id}/record?option_id=${option.id}`),
  ...texts.map((text) => `ballot/${id}/record?q=${encodeURIComponent(text)}`),
  "ballot?mine=true&is_voted=true&size=200",
  `operation-log?module=ballot&key=${id}&size=200`,
  "search?q=Election",
  "dashboard/recent?size=20",
  "needs-my-action",
  "inbox?size=200",
  "calendar?from=2026-11-01T00:00:00Z&to=2026-12-31T00:00:00Z",
  `preview?module=ballot&action=remind&key=${id}`,
]

/** Who asks: the organizer, an administrator, a voter, an officer, and a member who is no voter. */
const askers = ["admin", "secretary", "member", "lone-member"]

describe("VOTE-08 a secret ballot while it runs", () => {
  test("no response names a choice or a code: lists, records in any order, log, search, dashboard, mails", async () => {
    const { chair, ballot, receipts } = await voted()
    const secrets = [...texts, ...receipts.map(({ receipt_code }) => receipt_code)]
    const asking = [chair, ...(await Promise.all(askers.map((person) => signIn(person, chair))))]
    for (const who of asking)
      for (const path of attempts(ballot)) {
        const { body, status } = await get(who, path)
        const { options: _options, ...rest } = (body.result ?? {}) as Record<string, unknown>
        const found = secrets.filter((secret) => JSON.stringify(rest).includes(secret))
        expect([[200, 403].includes(status), path, status, found]).toEqual([true, path, status, []])
      }
    const { mail, vote: stored } = storeOf(chair).rows
    const texted = JSON.stringify(mail.filter(({ record }) => record === ballot.id))
    expect(secrets.filter((secret) => texted.includes(secret))).toEqual([])
    const own = stored.filter(({ ballot_id }) => ballot_id === ballot.id)
    expect(own.map(({ option_id, receipt_code, reason }) => [option_id, receipt_code, reason])).toEqual(
      own.map(() => [null, null, null]),
    )
  })

  test("has no result and no ballot papers for anybody, so a count that changes shows nobody's choice", async () => {
    const { chair, ballot, all } = await opened()
    const seen = async () => {
      const asking = [...all, await signIn("admin", chair)]
      const answers = await Promise.all(asking.map((who) => get(who, `ballot/${ballot.id}/result`)))
      const papers = await Promise.all(asking.map((who) => get(who, `ballot/${ballot.id}/paper`)))
      expect(papers.map((reply) => resultOf(reply).total)).toEqual(papers.map(() => 0))
      return answers.map((reply) => codes(reply).slice(0, 2).join(" "))
    }
    expect(new Set(await seen())).toEqual(new Set(["400 secret_ballot"]))
    resultOf(await vote(chair, ballot, 1))
    expect(new Set(await seen())).toEqual(new Set(["400 secret_ballot"]))
    const read = resultOf(await get(chair, `ballot/${ballot.id}`))
    expect(read).toMatchObject({ turnout: { voted: 1, total: 4 }, my_vote: { option: null, receipt_code: null } })
    expect(read.actions).not.toContain("result.get")
  })

  test("a cancelled one has neither, also for its organizer: who cancels after the first vote learns nothing", async () => {
    const { chair, ballot } = await opened()
    resultOf(await vote(chair, ballot, 1))
    resultOf(await call(chair, "POST", `ballot/${ballot.id}/cancel`, { version: 1, reason: "No" }))
    await setClock(chair, over)
    expect(codes(await get(chair, `ballot/${ballot.id}/result`))).toEqual([400, "secret_ballot"])
    expect(resultOf(await get(chair, `ballot/${ballot.id}/paper`)).total).toBe(0)
    const records = resultOf<{ items: { option: unknown }[] }>(await get(chair, `ballot/${ballot.id}/record`))
    expect(records.items.filter(({ option }) => option !== null)).toEqual([])
  })

  test("has no reasons and no weights, and cannot become open once it has started", async () => {
    const { chair, ballot } = await opened()
    expect(codes(await vote(chair, ballot, 0, { reason: "Because" })).slice(2)).toEqual(["reason secret_reason"])
    const weights = [{ level_id: "level-aurora-1", weight: 3 }]
    const weighted = await call(chair, "POST", "ballot", { ...form, start_time: over, counted_by: "entity", weights })
    expect(codes(weighted).slice(2)).toEqual(["weights secret_weights"])
    const { group_acronym: _group, ...fields } = form
    const body = { ...fields, version: 1, start_time: over, is_secret: false }
    expect(codes(await call(chair, "PUT", `ballot/${ballot.id}`, body))).toEqual([400, "state_refused"])
  })

  test("the same key gives the same receipt; another key, and anybody else with that key, gets none", async () => {
    const { ballot, all } = await opened()
    const [chair, other] = all as [Session, Session]
    const key = { "Idempotency-Key": "0b0e7a1e-0000-4000-8000-0000000000aa" }
    const first = resultOf<Receipt>(await vote(chair, ballot, 1, {}, key))
    expect(resultOf<Receipt>(await vote(chair, ballot, 1, {}, key))).toEqual(first)
    const again = await vote(chair, ballot, 1)
    expect(codes(again)).toEqual([400, "already_voted"])
    expect(JSON.stringify(again.body)).not.toContain(first.receipt_code)
    expect(resultOf<Receipt>(await vote(other, ballot, 1, {}, key)).receipt_code).not.toBe(first.receipt_code)
  })
})

describe("VOTE-08 a secret ballot after its end", () => {
  test("publishes the votes by code: each voter finds the own one, and their order says nothing of the voting", async () => {
    const { chair, ballot, receipts } = await voted()
    await setClock(chair, over)
    type Papers = { items: { receipt_code: string; option: { id: string } }[]; total: number }
    const papers = resultOf<Papers>(await get(chair, `ballot/${ballot.id}/paper`))
    expect(papers.total).toBe(4)
    const listed = papers.items.map(({ receipt_code }) => receipt_code)
    expect(listed).toEqual([...listed].sort(new Intl.Collator("zh", { numeric: true }).compare))
    for (const { receipt_code, option } of receipts) {
      const found = resultOf<Papers>(await get(chair, `ballot/${ballot.id}/paper?q=${receipt_code}`))
      expect(found.items).toEqual([{ receipt_code, option }])
    }
    expect(Object.keys(papers.items[0] ?? {}).sort()).toEqual(["option", "receipt_code"])
    expect(resultOf(await get(chair, `ballot/${ballot.id}/result`))).toMatchObject({
      options: [{ count: 3 }, { count: 1 }, { count: 0 }],
      turnout: { voted: 4, total: 4 },
      is_final: true,
    })
  })

  test("records say who voted, in an order that is the same whoever is chosen", async () => {
    const { chair, ballot } = await voted()
    await setClock(chair, over)
    type Records = { items: { user: { id: string }; option: unknown; reason: unknown; state: string }[]; total: number }
    const records = async (query: string) => resultOf<Records>(await get(chair, `ballot/${ballot.id}/record?${query}`))
    const { items } = await records("sort=option")
    expect(items.map(({ option, reason, state }) => [option, reason, state])).toEqual(
      items.map(() => [null, null, "voted"]),
    )
    const ids = (rows: Records["items"]) => rows.map(({ user }) => user.id)
    expect(ids((await records("sort=-option")).items)).toEqual(ids(items))
    expect((await records(`option_id=${ballot.options[0]?.id}`)).total).toBe(0)
  })

  test("codes are random: two ballots with the same votes at the same time have other codes", async () => {
    const [one, two] = [await voted(), await voted()]
    const both = [...one.receipts, ...two.receipts].map(({ receipt_code }) => receipt_code)
    expect(new Set(both).size).toBe(8)
  })

  test("an export package has who voted and the votes by code, never both together", async () => {
    const { chair, ballot, receipts } = await voted()
    await setClock(chair, over)
    const { exportContent } = await import("#mock/domains/export-package/content.ts")
    const store = storeOf(chair)
    const member = store.rows.member.get(idOf("chair"))
    if (!member) throw new Error("the seed has no chair")
    const asked = { store, now: store.now(), viewer: { member } } as unknown as Parameters<typeof exportContent>[0]
    const request = { module: "ballot", key: ballot.id, query: null, format: "csv", language: "english" } as const
    const file = Buffer.from(exportContent(asked, request).bytes).toString()
    expect([...texts, ...receipts.map(({ receipt_code }) => receipt_code)].filter((one) => file.includes(one))).toEqual(
      [],
    )
  })

  test("by entity, who voted for it is known, and what is not", async () => {
    const chair = await signIn("chair")
    const body = { ...form, counted_by: "entity" }
    const ballot = resultOf(await call(chair, "POST", "ballot", body))
    await setClock(chair, begun)
    resultOf(await vote(chair, ballot, 1))
    expect(resultOf(await get(chair, `ballot/${ballot.id}`))).toMatchObject({
      my_entity: { vote: { user: { id: idOf("chair") } } },
      my_vote: { option: null },
    })
    await setClock(chair, over)
    expect(resultOf(await get(chair, `ballot/${ballot.id}/result`))).toMatchObject({
      options: [{ count: 0 }, { count: 1, weight: 1 }, {}],
      turnout: { voted_weight: 1 },
    })
  })
})
