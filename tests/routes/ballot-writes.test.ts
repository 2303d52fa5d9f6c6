import { beforeAll, describe, expect, test } from "vitest"
import { ballotRecord } from "#mock/domains/ballot/view.ts"
import { visible } from "#mock/engine/visible.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import type { Visitor } from "#tests/support/visitor.ts"
import { testWrites, type WriteAttempt } from "#tests/support/writes.ts"

/** Ballots in every state: of a group, a restricted group, a disbanded group, and the whole alliance. */
const ballots = [1, 2, 4, 5, 6, 7, 8, 11, 12].map((number) => `ballot-aurora-${number}`)

type Page = { action: string; path: string; form: (version: string) => Record<string, string>; refusals?: number[] }

const usual = {
  subject: "Lane skew",
  "description.format": "markdown",
  "description.text": "Why",
  "options[0].text": "Yes",
  "options[1].text": "No",
  "start.date": "2027-06-15",
  "start.time": "09:30",
  "start.zone": "Europe/Oslo",
  "duration.preset": "2",
  "voters.who": "everyone",
}
const later = { "end.date": "2027-06-15", "end.time": "09:30", "end.zone": "Europe/Oslo" }

/** The form for each action, as a person sends it who is offered the action. */
const pages: Page[] = [
  { action: "update", path: "edit", form: (version) => ({ version, ...usual }) },
  { action: "cancel", path: "confirm/cancel", form: (version) => ({ version, reason: "No draft 草案未完成" }) },
  { action: "remind", path: "confirm/remind", form: (version) => ({ version }) },
  { action: "extend", path: "extend", form: (version) => ({ version, ...later }) },
  // a person who has voted is redirected to the vote that counts
  { action: "vote", path: "", form: () => ({ option_id: "approve", step: "cast" }), refusals: [303, 400, 403] },
]

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

const storeOf = (visitor: Visitor) => own.mock.stores.get(visitor.mock.store)

function attemptsOf(visitor: Visitor, person: string): WriteAttempt[] {
  const store = storeOf(visitor)
  const world = { store, now: store.now() }
  const member = store.rows.member.get(`member-aurora-${person}`)
  if (!member) throw new Error(`no member ${person}`)
  return ballots.flatMap((id) => {
    const row = store.rows.ballot.get(id)
    if (!row) throw new Error(`no ballot ${id}`)
    const { actions, version } = ballotRecord(row, member, world)
    const isOpen = visible("ballot", member, world, (one) => one.id === id).length > 0
    return pages.map(({ action, path, form, refusals }) => ({
      action,
      address: `/a/aurora/vote/${id}${path && `/${path}`}`,
      form: form(String(version)),
      isOffered: isOpen && (actions as string[]).includes(action),
      hasPage: path !== "",
      refusals,
    }))
  })
}

function writtenIn({ rows }: Store): unknown[] {
  const { ballot, vote, mail, operation_log } = rows
  return [ballot, vote, mail, operation_log].map((table) => table.all())
}

describe("ROLE-05 FORM-06 actions on a ballot open, and work, for the people to whom they are offered", () => {
  testWrites({
    own: () => own,
    attemptsOf,
    writtenIn,
    senders: ["chair", "general-secretary", "member", "admin"],
    actions: pages.map(({ action }) => action),
  })

  test.each(pages.map(({ path }) => path))("without a session `%s` leads to the login page", async (path) => {
    const visitor = own.newVisitor()
    const before = structuredClone(writtenIn(storeOf(visitor)))
    const { location } = await visitor.post(`/a/aurora/vote/ballot-aurora-1/${path}`, { version: "1" })
    expect(location).toMatch(/\/a\/aurora\/login\?to=/)
    expect(writtenIn(storeOf(visitor))).toEqual(before)
  })
})

describe("VOTE-03 FORM-07 one vote for repeated submits", () => {
  const address = "/a/aurora/vote/ballot-aurora-3"
  const cast = { step: "cast", option_id: "approve", idempotency_key: "0b0e7a1e-0000-4000-8000-000000000001" }
  const votesIn = (visitor: Visitor) =>
    storeOf(visitor).rows.vote.filter(({ ballot_id }) => ballot_id === "ballot-aurora-3")

  test("two tabs at the same time: one vote, and each shows which one counts", async () => {
    const visitor = own.newVisitor()
    await visitor.signIn("chair")
    const before = votesIn(visitor).length
    const other = { ...cast, option_id: "disapprove", idempotency_key: "0b0e7a1e-0000-4000-8000-000000000002" }
    const answers = await Promise.all([visitor.post(address, cast), visitor.post(address, other)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(votesIn(visitor)).toHaveLength(before + 1)
  })

  test("the same form again after a lost response: one vote, and the same receipt", async () => {
    const visitor = own.newVisitor()
    await visitor.signIn("chair")
    const before = votesIn(visitor).length
    for (const _time of [1, 2]) expect((await visitor.post(address, cast)).status).toBe(303)
    expect(votesIn(visitor)).toHaveLength(before + 1)
  })
})
