import type { components } from "#openapi/generated/schema.d.ts"
import { ballotRecordStateValues } from "#openapi/generated/values/ballot-record-state.ts"
import { ballotListRules } from "./list-rules.ts"
import { resultOf } from "./result.ts"
import { ballotRules } from "./rules.ts"
import { entitiesOf } from "./entities.ts"
import { isVoter, votersOf } from "./voters.ts"
import { nonVoters, papersOf, voteFor, voteId } from "./votes.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { BallotRow, VoteRow } from "./records.ts"
import { findBallot } from "./guard.ts"
import { ballotRecord, ballotRow, choiceOf, countedEntity, optionOf } from "./view.ts"
import { countBy, isBetween, listPage, matches } from "#mock/engine/list-rows.ts"
import { meetingNamed } from "#mock/domains/meeting/guard.ts"
import { listScope, type ListScope } from "#mock/domains/proposal/scope.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { citedNumbers, groupAndPersonTexts } from "#mock/domains/workgroup/ref.ts"
import { memberRef, memberRefOf } from "#mock/domains/member/ref.ts"
import { entityRefOf } from "#mock/domains/entity/ref.ts"
import { upcomingKey } from "#mock/engine/upcoming.ts"
import { visible } from "#mock/engine/visible.ts"

/** Read operations for ballots. */
export const ballotHandlers = {
  "ballot.list": guarded(
    (call) => ({ scope: listScope(call), findMeeting: meetingNamed(call, call.query.meeting_id, "meeting_id") }),
    ({ store, now, viewer: { member }, query }, { scope, findMeeting }) => {
      const world = { store, now }
      const listScope = scope()
      const meeting = findMeeting()
      const { sort = "-start_time", status } = query
      const isAsked = filterOf(query, listScope, member, world)
      const ofMeeting = (ballot: BallotRow) => !meeting || ballot.meeting_id === meeting.id
      const filtered = visible("ballot", member, world, (ballot) => ofMeeting(ballot) && isAsked(ballot))
      const rows = status ? filtered.filter((row) => status.includes(ballotRules.status(row, world))) : filtered
      return ok({
        ...listPage(rows, { ...query, sort }, keysIn(world), (ballot) => ballotRow(ballot, member, world)),
        actions: ballotListRules.actions(member, listScope.creation, world),
        counts: countBy(filtered, ballotRules.states, (ballot) => ballotRules.status(ballot, world)),
      })
    },
  ),

  "ballot.get": guarded(findBallot("read"), ({ viewer }, { record: ballot, world }) =>
    ok(ballotRecord(ballot, viewer.member, world)),
  ),

  "ballot.result.get": guarded(findBallot("result.get"), (_call, { record, world }) => ok(resultOf(record, world))),

  "ballot.record.list": guarded(findBallot("record.list"), ({ query }, { record: ballot, world }) => {
    const { sort = "-time", q, state, option_id } = query
    const filtered = recordsOf(ballot, world).filter(
      (row) =>
        (!option_id || (row.option !== null && option_id.includes(row.option.id))) &&
        matches(q, [...namesOf(row.user), ...namesOf(row.cast_by), organization(row), row.reason]),
    )
    const rows = state ? filtered.filter((row) => state.includes(row.state)) : filtered
    return ok({
      ...listPage(rows, { ...query, sort }, recordKeys, (row) => row),
      actions: [],
      counts: countBy(filtered, ballotRecordStateValues, (row) => row.state),
    })
  }),

  "ballot.paper.list": guarded(findBallot("read"), ({ viewer, query }, { record: ballot, world }) => {
    const { sort = "receipt_code", q, option_id } = query
    const rows = publishedPapers(viewer.member, ballot, world).filter(
      ({ receipt_code, option }) => (!option_id || option_id.includes(option.id)) && matches(q, [receipt_code]),
    )
    return ok({ ...listPage(rows, { ...query, sort }, paperKeys, (row) => row), actions: [] })
  }),

  "ballot.entity.list": guarded(findBallot("read"), ({ query }, { record: ballot, world }) => {
    const { sort = "name", q } = query
    const rows = entitiesOf(ballot, world)
      .map((counted) => countedEntity(counted, world))
      .filter((row) => matches(q, [row.entity.name, row.entity.name_english, ...row.voters.map(({ name }) => name)]))
    return ok({ ...listPage(rows, { ...query, sort }, entityKeys, (row) => row), actions: [] })
  }),
} satisfies Handlers

type Query = { mine?: boolean; is_voted?: boolean; q?: string; from?: string; to?: string }

/** Returns the filter for all query parameters except the status; the text search runs last. */
function filterOf({ mine, is_voted, q, from, to }: Query, listScope: ListScope, user: MemberRow, world: World) {
  const hasVoted = (ballot: BallotRow) => voteFor(user, ballot, world) !== undefined
  const isToVote = (ballot: BallotRow) =>
    ballot.counted_by === "person" && ballot.proxy_limit === 0
      ? isVoter(user, ballot, world) && !hasVoted(ballot)
      : nonVoters(ballot, world).some(({ id }) => id === user.id)
  return (ballot: BallotRow): boolean =>
    listScope.holds(ballot) &&
    isBetween(ballot.start_time, from, to) &&
    (!mine || ballot.creator_id === user.id || isVoter(user, ballot, world)) &&
    (is_voted === undefined || (is_voted ? hasVoted(ballot) : isToVote(ballot))) &&
    (q === undefined || matches(q, searched(ballot, world)))
}

const keysIn = (world: World) => ({
  upcoming: (ballot: BallotRow) =>
    upcomingKey(
      { start: ballot.start_time, end: ballot.end_time, status: ballotRules.status(ballot, world) },
      world.now,
    ),
  start_time: ({ start_time }: BallotRow) => start_time,
  end_time: ({ end_time }: BallotRow) => end_time,
  number: ({ number }: BallotRow) => number,
  subject: ({ subject }: BallotRow) => subject,
})

/** The texts of a row that the search looks in. */
function searched(ballot: BallotRow, world: World) {
  const { subject, group_id, creator_id } = ballot
  return [...citedNumbers("B", ballot, world), subject, ...groupAndPersonTexts(group_id, creator_id, world)]
}

type Record = components["schemas"]["BallotRecord"]

/** Returns one record for each voter, or in a ballot by entity for each entity. */
export function recordsOf(ballot: BallotRow, world: World): Record[] {
  const { store } = world
  if (ballot.counted_by === "person")
    return votersOf(ballot, world).map((member) => ({
      user: memberRef(store, member),
      entity: null,
      weight: 1,
      cast_by: castBy(member, ballot, world),
      ...voteIn(voteFor(member, ballot, world), ballot),
    }))
  return entitiesOf(ballot, world).map(({ entity_id, weight }) => {
    const vote = store.rows.vote.get(voteId(ballot, entity_id))
    const user = vote ? memberRefOf(store, vote.member_id) : null
    return { user, entity: entityRefOf(store, entity_id), weight, cast_by: null, ...voteIn(vote, ballot) }
  })
}

/** The holder who cast the vote of a voter; a secret ballot says only that it was cast (VOTE-09). */
function castBy(voter: MemberRow, ballot: BallotRow, world: World): Record["cast_by"] {
  const vote = ballot.is_secret ? undefined : voteFor(voter, ballot, world)
  return !vote || vote.member_id === voter.id ? null : memberRefOf(world.store, vote.member_id)
}

/** What a record says of its vote. */
function voteIn(vote: VoteRow | undefined, ballot: BallotRow): Pick<Record, "option" | "reason" | "time" | "state"> {
  if (!vote) return { option: null, reason: null, time: null, state: "not_voted" }
  const { option_id, reason, time } = vote
  const option = option_id === null ? null : optionOf(option_id, ballot)
  return { option, reason, time: toText(time), state: "voted" }
}

const namesOf = (user: Record["user"]) => (user ? [user.username, user.name, user.real_name] : [])

const entityOf = ({ entity, user }: Record) => entity ?? user?.organization ?? null

function organization(row: Record): string | null {
  const entity = entityOf(row)
  return entity && `${entity.name} ${entity.name_english}`
}

const recordKeys = {
  time: ({ time }: Record) => (time === null ? null : Date.parse(time)),
  name: ({ user, entity }: Record) => entity?.name ?? user?.name ?? null,
  organization,
  option: ({ option }: Record) => option?.text ?? null,
}

/** The votes of a secret ballot that the user sees, by receipt code (VOTE-08). */
export function publishedPapers(
  user: MemberRow,
  ballot: BallotRow,
  world: World,
): components["schemas"]["BallotPaper"][] {
  if (!ballotRules.sees(user, "ballot.paper.list items", ballot, world)) return []
  const papers = papersOf(ballot, world).map((paper) => choiceOf(paper, ballot))
  return papers.sort((a, b) => (a.receipt_code < b.receipt_code ? -1 : 1))
}

const paperKeys = {
  receipt_code: ({ receipt_code }: components["schemas"]["BallotPaper"]) => receipt_code,
  option: ({ option }: components["schemas"]["BallotPaper"]) => option.text,
}

const entityKeys = {
  name: ({ entity }: components["schemas"]["BallotEntity"]) => entity.name,
  weight: ({ weight }: components["schemas"]["BallotEntity"]) => weight,
}
