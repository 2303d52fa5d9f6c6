import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRef, groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { AgendaTemplateRow } from "./records.ts"
import { agendaTemplateRules } from "./rules.ts"

type Schemas = components["schemas"]

/** A template as lists show it. */
export function templateRow(row: AgendaTemplateRow, user: MemberRow, world: World): Schemas["AgendaTemplateRow"] {
  const { id, version, name, group_id, creator_id, updated_time, topics } = row
  const group = world.store.rows.workgroup.get(group_id)
  if (!group) throw new Error(`the template ${id} has no group`)
  return {
    id,
    version,
    actions: agendaTemplateRules.actions(user, row, world),
    name,
    group: groupRef(group),
    creator: memberRefOf(world.store, creator_id),
    updated_time: toText(updated_time),
    topic_total: topics.length,
    minutes_total: topics.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
  }
}

/** A template with its topics. */
export function templateRecord(row: AgendaTemplateRow, user: MemberRow, world: World): Schemas["AgendaTemplate"] {
  return { ...templateRow(row, user, world), topics: row.topics.map((topic) => ({ ...topic })) }
}

/** Reference to a template. */
export function templateRef(
  { id: key, name: title, group_id }: AgendaTemplateRow,
  { store }: World,
): Schemas["RecordRef"] {
  return { module: "agenda_template", key, code: null, title, status: null, group: groupRefOf(store, group_id) }
}
