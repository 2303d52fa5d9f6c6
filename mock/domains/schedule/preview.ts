import type { MemberRow } from "#mock/domains/member/records.ts"
import { emptyPreview, previewOfAction, recipients, type Preview } from "#mock/domains/preview/parts.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import { namedRecord } from "#mock/engine/record-guard.ts"
import { plainRecordRef } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { ScheduleRow } from "./records.ts"
import { recipientsOf, scheduleRules } from "./rules.ts"

const actions = ["update", "cancel"] as const

/** Preview of an action on a schedule (CAL-02): the subscribers receive a mail. */
export function previewSchedule(call: PreviewCall): () => Preview {
  const { store, query } = call
  return previewOfAction(call, {
    actions,
    rules: scheduleRules,
    find: namedRecord<ScheduleRow>(call, { key: query.key }, (id) => store.rows.schedule.get(id), scheduleRules),
    preview: (action, schedule, world) => schedulePreview(action, schedule, recipientsOf(schedule, world), world),
  })
}

/** Reference to a schedule. */
export function scheduleRecordRef(schedule: ScheduleRow, world: World) {
  return plainRecordRef("schedule", schedule.id, schedule.subject, scheduleRules.status(schedule, world))
}

function schedulePreview(
  action: (typeof actions)[number],
  schedule: ScheduleRow,
  people: readonly MemberRow[],
  world: World,
): Preview {
  const record = scheduleRecordRef(schedule, world)
  return {
    ...emptyPreview,
    module: "schedule",
    key: schedule.id,
    action,
    record,
    changes: [],
    recipients: recipients(people, [], world),
    warnings: action === "cancel" ? [{ code: "irreversible", record }] : [],
  }
}
