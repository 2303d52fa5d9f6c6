import { ballotRules } from "#mock/domains/ballot/rules.ts"
import { isVoter } from "#mock/domains/ballot/voters.ts"
import { ownVote, voteFor } from "#mock/domains/ballot/votes.ts"
import { meetingEnd, meetingRules } from "#mock/domains/meeting/rules.ts"
import { proposalRules, statusOfState } from "#mock/domains/proposal/rules.ts"
import { rolesIn } from "#mock/domains/workgroup/view.ts"
import type { World } from "#mock/engine/rules.ts"
import { day, toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { BallotRow } from "#mock/domains/ballot/records.ts"
import type { MeetingRow } from "#mock/domains/meeting/records.ts"
import { activityOf } from "./activity.ts"
import { dayIn, mondayOf } from "#mock/engine/days.ts"
import { groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { upcomingRanks } from "#mock/engine/upcoming.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import { visible } from "#mock/engine/visible.ts"

export const dashboardHandlers = {
  "dashboard.statistics": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer }, findGroups) => ok(statistics(viewer.member, findGroups(), { store, now })),
  ),

  "dashboard.activity": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    (call, findGroups) => ok(activityOf(call, findGroups()?.[0] ?? null)),
  ),

  "dashboard.recent": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer, query }, findGroups) =>
      ok({ items: recent(viewer.member, findGroups(), { store, now }, query.size ?? 10) }),
  ),
} satisfies Handlers

function statistics(user: MemberRow, groups: WorkgroupRow[] | null, world: World) {
  const { store, now } = world
  const inScope = (row: { group_id: string | null }) => isOf(groups, row)
  const proposals = visible("proposal", user, world, inScope)
  const meetings = visible("meeting", user, world, inScope)
  const ballots = visible("ballot", user, world, inScope)
  const counted = groups ?? store.rows.workgroup.filter(({ alliance_id }) => alliance_id === user.alliance_id)
  const week = mondayOf(dayIn(user.timezone, now))
  const isThisWeek = ({ start_time, is_cancelled }: MeetingRow) =>
    !is_cancelled && Math.abs(start_time - now) < 8 * day && mondayOf(dayIn(user.timezone, start_time)) === week
  const isOngoing = (state: string) => state === "ongoing"
  return {
    proposal: {
      total: proposals.length,
      ongoing_total: proposals.filter((row) => isOngoing(statusOfState(proposalRules.status(row, world)))).length,
    },
    group: { total: counted.length, mine_total: counted.filter((group) => rolesIn(group, user).length > 0).length },
    meeting: { total: meetings.length, week_total: meetings.filter(isThisWeek).length },
    ballot: {
      total: ballots.length,
      ongoing_total: ballots.filter((row) => isOngoing(ballotRules.status(row, world))).length,
    },
  }
}

const span = 30 * day
type Item = ReturnType<typeof meetingItem> | ReturnType<typeof ballotItem>

/**
 * Meetings and ballots in this order: ongoing (next to end first), not started (soonest first), ended (latest first), cancelled. Keeps the
 * `size` items that are nearest to now.
 */
function recent(user: MemberRow, groups: WorkgroupRow[] | null, world: World, size: number): Item[] {
  const inScope = (start: number, end: number) => end > world.now - span && start < world.now + span
  const meetings = visible(
    "meeting",
    user,
    world,
    (row) => isOf(groups, row) && inScope(row.start_time, meetingEnd(row)),
  )
  const ballots = visible("ballot", user, world, (row) => isOf(groups, row) && inScope(row.start_time, row.end_time))
  const items = [
    ...meetings.map((meeting) => meetingItem(meeting, world)),
    ...ballots.map((ballot) => ballotItem(ballot, user, world)),
  ]
  const distance = ({ start_time, end_time, status }: Item) =>
    (status === "cancelled" ? 2 * span : 0) +
    Math.max(0, Date.parse(start_time) - world.now, world.now - Date.parse(end_time))
  const nearest = items.sort((a, b) => distance(a) - distance(b)).slice(0, size)
  const end = ({ end_time, status }: Item) => (status === "ongoing" ? Date.parse(end_time) : 0)
  const rank = ({ status }: Item) => upcomingRanks[status]
  return nearest.sort((a, b) => rank(a) - rank(b) || end(a) - end(b) || distance(a) - distance(b))
}

function meetingItem(meeting: MeetingRow, world: World) {
  return {
    module: "meeting" as const,
    key: meeting.id,
    subject: meeting.subject,
    start_time: toText(meeting.start_time),
    end_time: toText(meetingEnd(meeting)),
    timezone: meeting.timezone,
    location: meeting.location,
    group: groupRefOf(world.store, meeting.group_id),
    status: meetingRules.status(meeting, world),
    is_voter: false,
    is_voted: false,
    my_option: null,
  }
}

function ballotItem(ballot: BallotRow, user: MemberRow, world: World) {
  const option = ownVote(user, ballot, world)?.option_id
  return {
    module: "ballot" as const,
    key: ballot.id,
    subject: ballot.subject,
    start_time: toText(ballot.start_time),
    end_time: toText(ballot.end_time),
    timezone: ballot.timezone,
    location: null,
    group: groupRefOf(world.store, ballot.group_id),
    status: ballotRules.status(ballot, world),
    is_voter: isVoter(user, ballot, world),
    is_voted: voteFor(user, ballot, world) !== undefined,
    my_option: ballot.options.find(({ id }) => id === option)?.text ?? null,
  }
}
