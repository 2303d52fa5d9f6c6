import { ballotRules } from "../rules/ballot.ts"
import { isVoter, voteOf } from "../rules/ballot-voters.ts"
import { meetingEnd, meetingRules } from "../rules/meeting.ts"
import { proposalRules, statusOfState } from "../rules/proposal.ts"
import { mayEnter } from "../rules/roles.ts"
import type { World } from "../rules/rules.ts"
import { day, toText } from "../store/clock.ts"
import type { MemberRow, WorkgroupRow } from "../store/records.ts"
import type { BallotRow, MeetingRow } from "../store/work-records.ts"
import { activityOf } from "./activity.ts"
import { dayIn, mondayOf } from "./days.ts"
import { groupsOf, isOf } from "./groups.ts"
import { guarded, ok, type Handlers } from "./types.ts"
import { groupRefOf } from "./views.ts"
import { visible } from "./visible.ts"

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
  const meetings = visible("meeting", user, world, inScope).filter(({ is_cancelled }) => !is_cancelled)
  const ballots = visible("ballot", user, world, inScope).filter(({ is_cancelled }) => !is_cancelled)
  const counted = (groups ?? store.rows.workgroup.filter(({ alliance_id }) => alliance_id === user.alliance_id)).filter(
    (group) => group.status === "normal" && mayEnter(user, group),
  )
  const week = mondayOf(dayIn(user.timezone, now))
  const isThisWeek = ({ start_time }: MeetingRow) =>
    Math.abs(start_time - now) < 8 * day && mondayOf(dayIn(user.timezone, start_time)) === week
  const isOngoing = (state: string) => state === "ongoing"
  return {
    proposal: {
      total: proposals.length,
      ongoing_total: proposals.filter((row) => isOngoing(statusOfState(proposalRules.status(row, world)))).length,
    },
    group: { total: counted.length, mine_total: counted.filter(({ roles }) => roles.member.includes(user.id)).length },
    meeting: { total: meetings.length, week_total: meetings.filter(isThisWeek).length },
    ballot: {
      total: ballots.length,
      ongoing_total: ballots.filter((row) => isOngoing(ballotRules.status(row, world))).length,
    },
  }
}

const span = 30 * day
const order = { ongoing: 0, not_started: 1, ended: 2, cancelled: 2 } as const
type Item = ReturnType<typeof meetingItem> | ReturnType<typeof ballotItem>

/** What goes on, then what comes (soonest first), then what is over (latest first); of too many, those nearest to now. */
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
  const distance = ({ start_time, end_time }: Item) =>
    Math.max(0, Date.parse(start_time) - world.now, world.now - Date.parse(end_time))
  const nearest = items.sort((a, b) => distance(a) - distance(b)).slice(0, size)
  return nearest.sort((a, b) => order[a.status] - order[b.status] || distance(a) - distance(b))
}

function meetingItem(meeting: MeetingRow, world: World) {
  return {
    module: "meeting" as const,
    key: meeting.id,
    subject: meeting.subject,
    start_time: toText(meeting.start_time),
    end_time: toText(meetingEnd(meeting)),
    timezone: meeting.timezone,
    group: groupRefOf(world.store, meeting.group_id),
    status: meetingRules.status(meeting, world),
    is_voter: false,
    my_option: null,
  }
}

function ballotItem(ballot: BallotRow, user: MemberRow, world: World) {
  const option = voteOf(user, ballot, world)?.option_id
  return {
    module: "ballot" as const,
    key: ballot.id,
    subject: ballot.subject,
    start_time: toText(ballot.start_time),
    end_time: toText(ballot.end_time),
    timezone: ballot.timezone,
    group: groupRefOf(world.store, ballot.group_id),
    status: ballotRules.status(ballot, world),
    is_voter: isVoter(user, ballot, world),
    my_option: ballot.options.find(({ id }) => id === option)?.text ?? null,
  }
}
