import type { components } from "#app/api/schema.d.ts"
import { ballotRules } from "../rules/ballot.ts"
import { isVoter } from "../rules/ballot-voters.ts"
import { meetingEnd, meetingRules, takesPart } from "../rules/meeting.ts"
import type { World } from "../rules/rules.ts"
import { toText, type Instant } from "../store/clock.ts"
import type { MemberRow } from "../store/records.ts"
import type { TaskRow } from "../store/work-records.ts"
import { groupRefOf } from "./views.ts"
import { visible } from "./visible.ts"

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
/** A record with a date. */
export type Entry = Dated & {
  module: Module
  start: Instant
  end: Instant
  status: Status
  location: string | null
  isMine: () => boolean
}

/** Everything with a date that the person may see, in one form. */
export function entriesOf(user: MemberRow, world: World): Entry[] {
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
    isMine: () => world.store.rows.schedule_subscription.get(`${row.id}/${user.id}`) !== undefined,
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

/** A record with a date as the contract shows it. */
function eventOf(found: Entry, { store }: World): components["schemas"]["CalendarEvent"] {
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
    sequence: version,
    updated_time: toText(updated_time),
  }
}

/** Whether something touches a range; what has no duration counts for its instant. */
export function touches({ start, end }: Entry, from: Instant, to: Instant): boolean {
  return start < to && Math.max(end, start + 1) > from
}

/** By start, then by subject, as the contract shows them. */
export function eventsOf(entries: readonly Entry[], world: World): components["schemas"]["CalendarEvent"][] {
  const ordered = [...entries].sort((a, b) => a.start - b.start || (a.subject < b.subject ? -1 : 1))
  return ordered.map((entry) => eventOf(entry, world))
}
