import type { components } from "#openapi/generated/schema.d.ts"
import type { ActionOf, World } from "#mock/engine/rules.ts"
import { scheduleListRules, scheduleRules, subscribersOf } from "./rules.ts"
import { minute, toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ScheduleRow } from "./records.ts"
import { countBy, isBetween, listPage, matches } from "#mock/engine/list-rows.ts"
import { spanUpcoming } from "#mock/domains/calendar/entry.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import {
  guarded,
  ok,
  signedIn,
  type Handlers,
  type OperationId,
  type SignedIn,
  type Unchecked,
} from "#mock/engine/handler.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"

type Schemas = components["schemas"]
type Asked = Pick<SignedIn<Unchecked<OperationId>>, "store" | "now" | "viewer"> & { path: { id: string } }
type Action = ActionOf<typeof scheduleRules.table>

/** Finds the schedule of a call: 404 unless it exists in this alliance; then checks role and state with the rule table. */
export function findSchedule({ store, now, viewer, path }: Asked, action: Action | "read") {
  const world = { store, now }
  const schedule = store.rows.schedule.get(path.id)
  if (schedule?.alliance_id !== viewer.member.alliance_id) throw new Refusal("not_found")
  const refusal =
    action === "read"
      ? scheduleRules.read(viewer.member, schedule, world)
      : scheduleRules.can(viewer.member, action, schedule, world)
  if (refusal) throw refusal
  return { schedule, world }
}

/** A schedule as a row of a list. */
function scheduleRow(schedule: ScheduleRow, user: MemberRow, world: World): Schemas["ScheduleRow"] {
  const { id, version, subject, type, start_time, end_time, timezone, location, creator_id, created_time } = schedule
  return {
    id,
    version,
    actions: scheduleRules.actions(user, schedule, world),
    subject,
    type,
    start_time: toText(start_time),
    end_time: toText(end_time),
    timezone,
    duration: Math.round((end_time - start_time) / minute),
    location,
    creator: memberRefOf(world.store, creator_id),
    status: scheduleRules.status(schedule, world),
    subscription_reminder: world.store.rows.schedule_subscription.get(`${id}/${user.id}`)?.minutes ?? null,
    subscriber_total: subscribersOf(schedule, world).length,
    created_time: toText(created_time),
  }
}

/** A schedule with all details. */
export function scheduleRecord(schedule: ScheduleRow, user: MemberRow, world: World): Schemas["Schedule"] {
  return { ...scheduleRow(schedule, user, world), description: schedule.description }
}

/** Read operations for schedules. */
export const scheduleHandlers = {
  "schedule.list": signedIn(({ store, now, viewer: { member }, query }) => {
    const world = { store, now }
    const { sort = "-start_time", status, type, mine, from, to, q } = query
    const isMine = ({ id }: ScheduleRow) => store.rows.schedule_subscription.get(`${id}/${member.id}`) !== undefined
    const filtered = store.rows.schedule.filter(
      (row) =>
        row.alliance_id === member.alliance_id &&
        (!type || type.includes(row.type)) &&
        (!mine || isMine(row)) &&
        isBetween(row.start_time, from, to) &&
        matches(q, [row.subject, row.location]),
    )
    const rows = status ? filtered.filter((row) => status.includes(scheduleRules.status(row, world))) : filtered
    return ok({
      ...listPage(rows, { ...query, sort }, keysIn(world), (row) => scheduleRow(row, member, world)),
      actions: scheduleListRules.actions(member, member, world),
      counts: countBy(filtered, scheduleRules.states, (row) => scheduleRules.status(row, world)),
    })
  }),

  "schedule.get": guarded(
    (call) => findSchedule(call, "read"),
    ({ viewer }, { schedule, world }) => ok(scheduleRecord(schedule, viewer.member, world)),
  ),
} satisfies Handlers

const keysIn = (world: World) => ({
  upcoming: (row: ScheduleRow) => spanUpcoming(row, world),
  start_time: ({ start_time }: ScheduleRow) => start_time,
  subject: ({ subject }: ScheduleRow) => subject,
  created_time: ({ created_time }: ScheduleRow) => created_time,
})
