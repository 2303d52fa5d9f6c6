import { beforeAll, describe, expect, test } from "vitest"
import { asPerson, resultOf, type AsPerson } from "#tests/support/as-person.ts"
import { newStore } from "#tests/support/mock.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { Visitor, type Answer } from "#tests/support/visitor.ts"

/** The chair, the vice chair and the member vote for one entity, the secretary for another. */
const employers = { chair: 1, "vice-chair": 1, member: 1, secretary: 2 }
const voters = Object.keys(employers)
const idOf = (person: string) => `member-aurora-${person}`

const form = {
  subject: "At once 同时",
  start_time: "2026-11-23T01:00:00Z",
  timezone: "UTC",
  duration: 3,
  options: [{ text: "First" }, { text: "Second" }, { text: "Third" }],
  description: { format: "markdown", text: "Question" },
  group_acronym: "COPT",
  voters: { member_ids: voters.map(idOf), group_acronyms: [] },
}

type Ballot = { id: string; options: { id: string }[] }
type Begun = Ballot & { ask: AsPerson; store: string; visitor(person: string): Promise<Visitor> }

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

async function begun(
  more: object,
  before: (begun: Begun) => Promise<unknown> = () => Promise.resolve(),
): Promise<Begun> {
  const store = newStore()
  const servers = { portal: own.portal, mock: own.mockOrigin }
  const { mock } = new Visitor(servers, store)
  await mock.setClock("2026-11-20T07:30:00Z")
  const { member } = own.mock.stores.get(store).rows
  for (const [person, entity] of Object.entries(employers)) {
    const row = member.get(idOf(person))
    if (row) member.put({ ...row, entity_id: `entity-aurora-${entity}` })
  }
  const ask = asPerson(own, store)
  const visitor = async (person: string) => {
    const one = new Visitor(servers, store)
    await one.signIn(person)
    return one
  }
  const ballot = resultOf<Ballot>(await ask("chair", "POST", "/ballot", { ...form, ...more }))
  const made = { ...ballot, ask, store, visitor }
  await before(made)
  await mock.setClock("2026-11-24T01:00:00Z")
  return made
}

/** The votes of the ballot that are stored, by voter or entity. */
const stored = ({ id, store }: Begun) =>
  own.mock.stores.get(store).rows.vote.filter(({ ballot_id }) => ballot_id === id)

/** A tab in which the vote is confirmed, with the key that its form has. */
const tab = (visitor: Visitor, { id, options }: Ballot, at: number, key?: string, more: Record<string, string> = {}) =>
  visitor.post(`/a/aurora/wg/COPT/vote/${id}`, {
    option_id: options[at]?.id ?? "",
    step: "cast",
    ...more,
    ...(key !== undefined && { idempotency_key: key }),
  })

const keyOf = (at: number) => `0b0e7a1e-0000-4000-8000-00000000000${at}`

/** What the person reads after it: the page of the answer, or the one it leads to. */
const shown = async (visitor: Visitor, answer: Answer) =>
  ((await visitor.follow(answer)).body.match(/<div class="note"[^>]*>.*?<\/div>/gs) ?? [])
    .join(" ")
    .replace(/<[^>]+>/g, " ")

const keys: [string, (at: number) => string | undefined][] = [
  ["with a key of its own in each tab", keyOf],
  ["with the same key in all tabs", () => keyOf(0)],
  ["without a key", () => undefined],
]

describe.each(["person", "entity"])("VOTE-03 VOTE-07 three tabs of one person at once, counted by %s", (counted_by) => {
  test.each(keys)("one vote counts, and each tab says which: %s", async (_what, key) => {
    const ballot = await begun({ counted_by })
    const tabs = await Promise.all([0, 1, 2].map(() => ballot.visitor("member")))
    const answers = await Promise.all(tabs.map((visitor, at) => tab(visitor, ballot, at, key(at))))
    const [vote, ...more] = stored(ballot)
    expect(more).toEqual([])
    expect(vote).toMatchObject({ member_id: idOf("member") })
    const option = form.options[ballot.options.findIndex(({ id }) => id === vote?.option_id)]?.text ?? "?"
    const pages = await Promise.all(tabs.map((visitor, at) => shown(visitor, answers[at] as Answer)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    for (const page of pages)
      expect([page.includes(option), page.includes(vote?.receipt_code ?? "?")]).toEqual([true, true])
    const result = resultOf<{ options: { count: number }[] }>(
      await ballot.ask("chair", "GET", `/ballot/${ballot.id}/result`),
    )
    expect(result.options.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  })
})

describe("VOTE-07 three voters of an entity at once", () => {
  test.each(keys)("one vote counts, and the others are told who cast it: %s", async (_what, key) => {
    const ballot = await begun({ counted_by: "entity" })
    const people = ["chair", "vice-chair", "member"]
    const visitors = await Promise.all(people.map((person) => ballot.visitor(person)))
    const answers = await Promise.all(visitors.map((visitor, at) => tab(visitor, ballot, at, key(at))))
    const [vote, ...more] = stored(ballot)
    expect(more).toEqual([])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400])
    const winner = answers.findIndex(({ status }) => status === 303)
    expect(vote?.member_id).toBe(idOf(people[winner] ?? ""))
    const name = own.mock.stores.get(ballot.store).rows.member.get(vote?.member_id ?? "")?.name ?? "?"
    for (const { status, body } of answers) if (status === 400) expect(body).toContain(name)
    const turnout = resultOf<{ turnout: object }>(await ballot.ask("chair", "GET", `/ballot/${ballot.id}`))
    expect(turnout).toMatchObject({ turnout: { voted: 1, total: 2 } })
  })

  test("in a secret ballot nobody but the one who cast it gets a code, and there is one paper", async () => {
    const ballot = await begun({ counted_by: "entity", is_secret: true })
    const visitors = await Promise.all(["chair", "vice-chair", "member"].map((person) => ballot.visitor(person)))
    const answers = await Promise.all(
      visitors.map((visitor, at) => tab(visitor, ballot, at, keyOf(at), { secret: "on" })),
    )
    const papers = own.mock.stores
      .get(ballot.store)
      .rows.ballot_paper.filter(({ ballot_id }) => ballot_id === ballot.id)
    expect([papers.length, stored(ballot).length]).toEqual([1, 1])
    const withCode = answers.filter(({ body }) => body.includes(papers[0]?.receipt_code ?? "?"))
    expect([withCode.length, withCode[0]?.status]).toEqual([1, 200])
  })
})

describe("VOTE-09 a passed vote at once", () => {
  const pass = (ballot: Begun) =>
    ballot.ask("member", "POST", `/ballot/${ballot.id}/pass`, { holder_id: idOf("vice-chair") })
  const passed = () => begun({ proxy_limit: 1 }, async (ballot) => void resultOf(await pass(ballot)))
  const forMember = { has_passed: "on", voter_ids: idOf("member") }
  const ofMember = (ballot: Begun) => stored(ballot).filter(({ id }) => id.endsWith(idOf("member")))

  test("the holder casts it in three tabs: it counts once", async () => {
    const ballot = await passed()
    const tabs = await Promise.all([0, 1, 2].map(() => ballot.visitor("vice-chair")))
    const answers = await Promise.all(tabs.map((visitor, at) => tab(visitor, ballot, at, keyOf(at), forMember)))
    expect([ofMember(ballot).length, stored(ballot).length]).toEqual([1, 1])
    expect(answers.filter(({ status }) => status === 303).length).toBeGreaterThanOrEqual(1)
    for (const { status } of answers) expect([303, 400]).toContain(status)
  })

  test("the holder casts it while its voter takes it back and votes: one of the two counts", async () => {
    for (let round = 0; round < 4; round += 1) {
      const ballot = await passed()
      const [holder, voter] = [await ballot.visitor("vice-chair"), await ballot.visitor("member")]
      const [cast, revoked, voted] = await Promise.all([
        tab(holder, ballot, 0, keyOf(1), forMember),
        voter.post(`/a/aurora/wg/COPT/vote/${ballot.id}/revoke`),
        tab(voter, ballot, 1, keyOf(2)),
      ])
      const [vote, ...more] = ofMember(ballot)
      expect(more).toEqual([])
      const isTakenBack = revoked.status === 303
      expect(cast.status === 303, "cast by the holder, or taken back before").toBe(!isTakenBack)
      if (!vote) expect([isTakenBack, voted.status], "taken back after the voter tried to vote").toEqual([true, 400])
      else expect(vote.member_id).toBe(idOf(isTakenBack ? "member" : "vice-chair"))
    }
  })

  test("a vote that is passed on in the moment of the start is cast by the voter or by the holder, never by both", async () => {
    const ballot = await begun({ proxy_limit: 1 })
    const [refused, own, held] = await Promise.all([
      pass(ballot),
      tab(await ballot.visitor("member"), ballot, 0, keyOf(1)),
      tab(await ballot.visitor("vice-chair"), ballot, 1, keyOf(2), forMember),
    ])
    expect([refused.status, own.status, held.status]).toEqual([400, 303, 400])
    expect(stored(ballot).map(({ member_id }) => member_id)).toEqual([idOf("member")])
  })
})
