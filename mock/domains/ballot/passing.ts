import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRef, memberRefOf } from "#mock/domains/member/ref.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { listPage, matches } from "#mock/engine/list-rows.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { findBallot, logOf } from "./guard.ts"
import { mailPassed } from "./passed-vote-mail.ts"
import { dropPassedVotes, passedVoteId, passedVoteOf, passedVotes } from "./passed-votes.ts"
import type { BallotRow } from "./records.ts"
import { ballotRules } from "./rules.ts"
import { ballotRecord } from "./view.ts"
import { votersOf } from "./voters.ts"
import { isCast } from "./votes.ts"

type Schemas = components["schemas"]

/** Passing a vote to another voter, taking it back, and reading who has passed it to whom (VOTE-09). */
export const passingHandlers = {
  "ballot.pass": guarded(findBallot("pass"), (call, { record: ballot, world }) => {
    const { viewer, body, store, now: time } = call
    const { member } = viewer
    const holder = possibleHolder(body.holder_id, member, ballot, world)
    const row = {
      id: passedVoteId(ballot, member.id),
      ballot_id: ballot.id,
      voter_id: member.id,
      holder_id: holder.id,
      time,
    }
    ballotRules.perform("pass", call, {
      record: ballot,
      change: () => {
        dropPassedVotes(ballot, world)
        store.rows.passed_vote.put(row)
        mailPassed("pass", row, { ballot, world, source: call })
        return ballot
      },
      log: logOf(call, ballot, holder.username),
    })
    return ok(ballotRecord(ballot, member, world))
  }),

  "ballot.revoke": guarded(findBallot("revoke"), (call, { record: ballot, world }) => {
    const { viewer, store } = call
    const row = passedVoteOf(viewer.member, ballot, world)
    ballotRules.perform("revoke", call, {
      record: ballot,
      change: () => {
        if (!row) throw new Error(`the vote of ${viewer.member.id} in ${ballot.id} is not passed on`)
        store.rows.passed_vote.delete(row.id)
        mailPassed("revoke", row, { ballot, world, source: call })
        return ballot
      },
      log: logOf(call, ballot, null),
    })
    return ok(ballotRecord(ballot, viewer.member, world))
  }),

  "ballot.proxy.list": guarded(findBallot("proxy.list"), ({ query }, { record: ballot, world }) => {
    const { sort = "time", q } = query
    const rows = passedVotes(ballot, world)
      .map((row) => ({
        id: row.voter_id,
        voter: memberRefOf(world.store, row.voter_id),
        holder: memberRefOf(world.store, row.holder_id),
        time: toText(row.time),
        is_cast: isCast(row, ballot, world),
      }))
      .filter(({ voter, holder }) => matches(q, [...namesOf(voter), ...namesOf(holder)]))
    return ok({ ...listPage(rows, { ...query, sort }, proxyKeys, (row) => row), actions: [] })
  }),

  "ballot.holder.list": guarded(findBallot("read"), ({ viewer, query }, { record: ballot, world }) => {
    const { sort = "name", q } = query
    const rows = holdersFor(viewer.member, ballot, world).filter(({ user }) => matches(q, namesOf(user)))
    return ok({ ...listPage(rows, { ...query, sort }, holderKeys, (row) => row), actions: [] })
  }),
} satisfies Handlers

/** Names of a person and of their organization, in which `q` is searched. */
const namesOf = ({ username, name, real_name, organization }: Schemas["MemberRef"]) => [
  username,
  name,
  real_name,
  organization && `${organization.name} ${organization.name_english}`,
]

const proxyKeys = {
  time: ({ time }: Schemas["BallotProxy"]) => Date.parse(time),
  name: ({ voter }: Schemas["BallotProxy"]) => voter.name,
}

const holderKeys = {
  name: ({ user }: Schemas["BallotHolder"]) => user.name,
  organization: ({ user }: Schemas["BallotHolder"]) => user.organization?.name ?? null,
}

/** The votes that each voter holds, and the voters who have passed on their own. */
function passedIn(ballot: BallotRow, world: World) {
  const rows = passedVotes(ballot, world)
  const totals = new Map<string, number>()
  for (const { holder_id } of rows) totals.set(holder_id, (totals.get(holder_id) ?? 0) + 1)
  return { totalOf: (id: string) => totals.get(id) ?? 0, hasPassed: new Set(rows.map(({ voter_id }) => voter_id)) }
}

/** @throws a refusal of the field if the vote cannot be passed to this person */
function possibleHolder(id: string, user: MemberRow, ballot: BallotRow, world: World): MemberRow {
  const holder = votersOf(ballot, world).find((voter) => voter.id === id && id !== user.id)
  if (!holder) throw fieldRefusal("holder_id", "unknown_reference")
  const { totalOf, hasPassed } = passedIn(ballot, world)
  if (hasPassed.has(id)) throw fieldRefusal("holder_id", "holder_passed")
  if (totalOf(id) >= ballot.proxy_limit) throw fieldRefusal("holder_id", "holder_full")
  return holder
}

/** The voters to whom the user can pass the vote; none if the user cannot pass it. */
function holdersFor(user: MemberRow, ballot: BallotRow, world: World): Schemas["BallotHolder"][] {
  if (ballotRules.can(user, "pass", ballot, world)) return []
  const { totalOf, hasPassed } = passedIn(ballot, world)
  return votersOf(ballot, world)
    .filter(({ id }) => id !== user.id && !hasPassed.has(id) && totalOf(id) < ballot.proxy_limit)
    .map((member) => ({ id: member.id, user: memberRef(world.store, member), held_total: totalOf(member.id) }))
}
