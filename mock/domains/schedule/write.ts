import type { ActionOf } from "#mock/engine/rules.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { scheduleListRules, scheduleRules } from "./rules.ts"
import type { ScheduleRow } from "./records.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { findSchedule, scheduleRecord } from "./read.ts"
import { onList } from "#mock/engine/record-guard.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"

type Schemas = components["schemas"]
type Written = Pick<
  ScheduleRow,
  "subject" | "type" | "start_time" | "end_time" | "timezone" | "location" | "description"
>
const fields = ["subject", "type", "start_time", "end_time", "timezone", "location", "description"] as const

/** Creating and changing schedules, and subscribing to them. */
export const scheduleWriteHandlers = {
  "schedule.create": guarded(onList(scheduleListRules, "create"), (call) => {
    const { store, now, viewer } = call
    const { id: member_id, alliance_id } = viewer.member
    const row: ScheduleRow = {
      ...readSchedule(call, call.body),
      id: store.newId("schedule"),
      alliance_id,
      creator_id: member_id,
      is_cancelled: false,
      created_time: now,
      changed_by_id: member_id,
      updated_time: now,
      version: 1,
    }
    scheduleListRules.perform("create", call, {
      record: row,
      change: () => store.rows.schedule.put(row),
      log: logOf(call, row, row.subject),
    })
    return { status: 201, body: { success: true, result: scheduleRecord(row, viewer.member, { store, now }) } }
  }),

  "schedule.update": guarded(
    (call) => findSchedule(call, "update"),
    (call, { schedule }) => {
      const { store, now, viewer, body } = call
      refuseStale(schedule, body.version, scheduleRules.status(schedule, { store, now }), store)
      const next = { ...schedule, ...readSchedule(call, body), ...changedBy(viewer.member, schedule, now) }
      return perform(call, "update", schedule, memoOf(schedule, next, fields), () => store.rows.schedule.put(next))
    },
  ),

  "schedule.cancel": guarded(
    (call) => findSchedule(call, "cancel"),
    (call, { schedule }) => {
      const { store, now, viewer, body } = call
      refuseStale(schedule, body.version, scheduleRules.status(schedule, { store, now }), store)
      const next = { ...schedule, is_cancelled: true, ...changedBy(viewer.member, schedule, now) }
      return perform(call, "cancel", schedule, "normal -> cancel", () => store.rows.schedule.put(next))
    },
  ),

  "schedule.subscribe": guarded(
    (call) => findSchedule(call, "subscribe"),
    (call, { schedule }) => {
      const { store, viewer, body } = call
      const [schedule_id, member_id] = [schedule.id, viewer.member.id]
      const minutes = body.subscription_reminder
      return perform(call, "subscribe", schedule, `${minutes} minutes before`, () => {
        store.rows.schedule_subscription.put({ id: `${schedule_id}/${member_id}`, schedule_id, member_id, minutes })
        return schedule
      })
    },
  ),

  "schedule.unsubscribe": guarded(
    (call) => findSchedule(call, "unsubscribe"),
    (call, { schedule }) =>
      perform(call, "unsubscribe", schedule, null, () => {
        call.store.rows.schedule_subscription.delete(`${schedule.id}/${call.viewer.member.id}`)
        return schedule
      }),
  ),
} satisfies Handlers

type Writes = "schedule.update" | "schedule.cancel" | "schedule.subscribe" | "schedule.unsubscribe"
type Call = SignedIn<Checked<Writes>>
type Done = Pick<Call, "store" | "now" | "viewer" | "operation" | "ip" | "userAgent">

function perform(
  call: Done,
  action: ActionOf<typeof scheduleRules.table>,
  record: ScheduleRow,
  memo: string | null,
  change: () => ScheduleRow,
) {
  const { store, now, viewer } = call
  const world = { store, now }
  const log = logOf(call, record, memo)
  const done = scheduleRules.perform(action, call, { record, change, log })
  return ok(scheduleRecord(done, viewer.member, world))
}

function logOf({ viewer }: Pick<Call, "viewer">, { id: key, alliance_id }: ScheduleRow, memo: string | null) {
  return { user: viewer.member, module: "schedule" as const, alliance_id, key, memo }
}

/** Reads a schedule form; throws a refusal with all invalid fields. */
function readSchedule(
  call: SignedIn<Checked<"schedule.create" | "schedule.update">>,
  given: Schemas["ScheduleInput"] | Schemas["ScheduleUpdate"],
): Written {
  const input = new BodyCheck(call)
  const start_time = input.instant("start_time", given.start_time)
  const end_time = input.instant("end_time", given.end_time)
  if (end_time < start_time) input.refuse("end_time", "end_too_early")
  const written = {
    subject: input.text(given.subject) ?? "",
    type: given.type,
    start_time,
    end_time,
    timezone: input.zone("timezone", given.timezone),
    location: input.text(given.location),
    description: input.richText("description", given.description),
  }
  input.done()
  return written
}
