import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { scheduleRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** The record with this key; undefined where the person may not read it, or it is not there. */
export function scheduleByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const schedule = world.store.rows.schedule.get(key)
  if (!schedule || scheduleRules.read(user, schedule, world)) return undefined
  const status = scheduleRules.status(schedule, world)
  return { module: "schedule", key, code: null, title: schedule.subject, status, group: null }
}
