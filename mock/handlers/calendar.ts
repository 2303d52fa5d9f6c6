import { ballotRules } from "../rules/ballot.ts"
import { isVoter } from "../rules/ballot-voters.ts"
import { meetingEnd, meetingRules, takesPart } from "../rules/meeting.ts"
import type { World } from "../rules/rules.ts"
import { day, toText, type Instant } from "../store/clock.ts"
import type { MemberRow } from "../store/records.ts"
import type { TaskRow } from "../store/work-records.ts"
import { groupsOf, isOf } from "./groups.ts"
import { fieldRefusal, Refusal } from "./refusal.ts"
import { guarded, ok, type Handlers } from "./types.ts"
import { groupRefOf } from "./views.ts"
import { visible } from "./visible.ts"

const mostDays = 62

export const calendarHandlers = {
  "calendar.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const [from, to] = [Date.parse(query.from), Date.parse(query.to)]
      if (to <= from) throw fieldRefusal("to", "end_before_start")
      if (to - from > mostDays * day) throw new Refusal("validation_failed", undefined, [tooLong])
      const entries = entriesOf(viewer.member, world).filter(
        (entry) =>
          entry.start < to &&
          Math.max(entry.end, entry.start + 1) > from &&
          isOf(groups, entry) &&
          (!query.module || query.module.includes(entry.module)) &&
          (!query.mine || entry.isMine()),
      )
      entries.sort((a, b) => a.start - b.start || (a.subject < b.subject ? -1 : 1))
      return ok({ items: entries.map((entry) => view(entry, world)) })
    },
  ),
} satisfies Handlers

const tooLong = { field: "to", code: "too_many", message: "too many", params: { max: mostDays } } as const

type Status = "not_started" | "ongoing" | "ended" | "cancelled"
type Module = "meeting" | "ballot" | "topic_call" | "task" | "schedule"
type Dated = {
  id: string
  group_id: string | null
  subject: string
  timezone: string
  updated_time: Instant
  version: number
}
type Entry = Dated & {
  module: Module
  start: Instant
  end: Instant
  status: Status
  location: string | null
  isMine: () => boolean
}

/** Everything with a date that the person may see, in one form. */
function entriesOf(user: MemberRow, world: World): Entry[] {
  return [
    ...visible("meeting", user, world).map((row) => ({
      ...entry("meeting", row, row.start_time, meetingEnd(row), meetingRules.status(row, world)),
      location: row.location,
      isMine: () => takesPart(user, row, world),
    })),
    ...visible("ballot", user, world).map((row) => ({
      ...entry("ballot", row, row.start_time, row.end_time, ballotRules.status(row, world)),
      isMine: () => isVoter(user, row, world),
    })),
    ...visible("topic_call", user, world).map((row) => ({
      ...entry("topic_call", row, row.start_time, row.end_time, spanStatus(row, row.is_cancelled, world)),
      isMine: () => row.creator_id === user.id,
    })),
    ...visible("task", user, world).map((row) => ({
      ...entry("task", { ...row, timezone: user.timezone }, row.plan_start, row.deadline, taskStatus[row.status]),
      isMine: () => row.assignee_id === user.id || row.collaborator_ids.includes(user.id),
    })),
    ...schedules(user, world),
  ]
}

function schedules(user: MemberRow, world: World): Entry[] {
  const mine = world.store.rows.schedule.filter(({ alliance_id }) => alliance_id === user.alliance_id)
  return mine.map((row) => ({
    ...entry(
      "schedule",
      { ...row, group_id: null },
      row.start_time,
      row.end_time,
      spanStatus(row, row.is_cancelled, world),
    ),
    location: row.location,
    isMine: () => row.creator_id === user.id,
  }))
}

function entry(module: Module, row: Dated, start: Instant, end: Instant, status: Status): Omit<Entry, "isMine"> {
  const { id, group_id, subject, timezone, updated_time, version } = row
  return { id, group_id, subject, timezone, updated_time, version, module, start, end, status, location: null }
}

function spanStatus(row: { start_time: Instant; end_time: Instant }, isCancelled: boolean, { now }: World): Status {
  if (isCancelled) return "cancelled"
  if (now < row.start_time) return "not_started"
  return now < row.end_time ? "ongoing" : "ended"
}

/** Pending, in progress, suspended, completed, cancelled. */
const taskStatus: Record<TaskRow["status"], Status> = {
  1: "not_started",
  2: "ongoing",
  3: "ongoing",
  4: "ended",
  5: "cancelled",
}

function view(found: Entry, { store }: World) {
  const { module, id, subject, start, end, timezone, status, group_id, location, version, updated_time } = found
  return {
    module,
    key: id,
    subject,
    start_time: toText(start),
    end_time: toText(end),
    timezone,
    is_all_day: false,
    status,
    group: groupRefOf(store, group_id),
    location,
    uid: `${id}@mock.alliance.example`,
    sequence: version - 1,
    updated_time: toText(updated_time),
  }
}
