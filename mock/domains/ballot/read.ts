import type { components } from "#openapi/generated/schema.d.ts"
import { ballotRecordStateValues } from "#openapi/generated/values/ballot-record-state.ts"
import { ballotListRules } from "./list-rules.ts"
import { resultOf } from "./result.ts"
import { ballotRules } from "./rules.ts"
import { isVoter, voteOf, votersOf } from "./voters.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { BallotRow } from "./records.ts"
import { findBallot } from "./guard.ts"
import { ballotRecord, ballotRow, optionOf } from "./view.ts"
import { countBy, isBetween, listPage, matches } from "#mock/engine/list-rows.ts"
import { meetingNamed } from "#mock/domains/meeting/guard.ts"
import { listScope, type ListScope } from "#mock/domains/proposal/scope.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { citedNumbers, groupAndPersonTexts } from "#mock/domains/workgroup/ref.ts"
import { memberRef } from "#mock/domains/member/ref.ts"
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
        matches(q, [row.user.username, row.user.name, row.user.real_name, organization(row), row.reason]),
    )
    const rows = state ? filtered.filter((row) => state.includes(row.state)) : filtered
    return ok({
      ...listPage(rows, { ...query, sort }, recordKeys, (row) => row),
      actions: [],
      counts: countBy(filtered, ballotRecordStateValues, (row) => row.state),
    })
  }),
} satisfies Handlers

type Query = { mine?: boolean; is_voted?: boolean; q?: string; from?: string; to?: string }

/** Returns the filter for all query parameters except the status; the text search runs last. */
function filterOf({ mine, is_voted, q, from, to }: Query, listScope: ListScope, user: MemberRow, world: World) {
  const hasVoted = (ballot: BallotRow) => voteOf(user, ballot, world) !== undefined
  const isToVote = (ballot: BallotRow) => isVoter(user, ballot, world) && !hasVoted(ballot)
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

/** Returns one record for each voter. */
export function recordsOf(ballot: BallotRow, world: World): Record[] {
  return votersOf(ballot, world).map((member): Record => {
    const vote = voteOf(member, ballot, world)
    const user = memberRef(world.store, member)
    if (!vote) return { user, option: null, reason: null, time: null, state: "not_voted" }
    const option = optionOf(vote.option_id, ballot)
    return { user, option, reason: vote.reason, time: toText(vote.time), state: "voted" }
  })
}

const organization = ({ user }: Record) =>
  user.organization && `${user.organization.name} ${user.organization.name_english}`

const recordKeys = {
  time: ({ time }: Record) => (time === null ? null : Date.parse(time)),
  name: ({ user }: Record) => user.name,
  organization,
  option: ({ option }: Record) => option?.text ?? null,
}
