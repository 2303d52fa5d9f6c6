import { readNewTopics } from "#mock/domains/meeting/new-topics.ts"
import { refuseOlder } from "#mock/domains/member/stale.ts"
import { creationGroupId, groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { requiredGroupScope } from "#mock/domains/workgroup/scope.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { memoOf, newRecord } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn, type Unchecked } from "#mock/engine/handler.ts"
import { listPage, matches } from "#mock/engine/list-rows.ts"
import { recordGuard } from "#mock/engine/record-guard.ts"
import { comparable } from "#mock/engine/texts.ts"
import { visible } from "#mock/engine/visible.ts"
import type { AgendaTemplateRow } from "./records.ts"
import { agendaTemplateListRules, agendaTemplateRules } from "./rules.ts"
import { templateRecord, templateRow } from "./view.ts"

const { find, change, logOf } = recordGuard("agenda_template", agendaTemplateRules)

/** The agenda templates of groups (MEET-16). */
export const agendaTemplateHandlers = {
  "agenda-template.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer: { member }, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const { sort = "name", q } = query
      const isAsked = (row: AgendaTemplateRow) => isOf(groups, row) && matches(q, [row.name])
      const rows = visible("agenda_template", member, world, isAsked)
      const group_id = creationGroupId(groups)
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (row) => templateRow(row, member, world)),
        actions: group_id === null ? [] : agendaTemplateListRules.actions(member, { group_id }, world),
      })
    },
  ),

  "agenda-template.get": guarded(find("read"), ({ viewer }, { record, world }) =>
    ok(templateRecord(record, viewer.member, world)),
  ),

  "agenda-template.create": guarded(scopeOf, (call, findScope) => {
    const { store, now, viewer } = call
    const scope = findScope()
    const row = { ...newRecord(call, "agenda-template"), ...scope, ...readTemplate(call, scope) }
    agendaTemplateListRules.perform("create", call, {
      record: scope,
      change: () => {
        store.rows.agenda_template.put(row)
        return scope
      },
      log: logOf(call, row, row.name),
    })
    return { status: 201, body: { success: true, result: templateRecord(row, viewer.member, { store, now }) } }
  }),

  "agenda-template.update": guarded(find("update"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, agendaTemplateRules)
    const written = readTemplate(call, record)
    const memo = memoOf(record, { ...record, ...written }, ["name", "topics"])
    return ok(templateRecord(change(call, "update", record, written, memo), call.viewer.member, world))
  }),

  "agenda-template.delete": guarded(find("delete"), (call, found) => {
    const { record } = found
    refuseOlder(found, call.query.version, agendaTemplateRules)
    agendaTemplateRules.perform("delete", call, {
      record,
      change: () => {
        call.store.rows.agenda_template.delete(record.id)
        return record
      },
      log: logOf(call, record, record.name),
    })
    return { status: 200, body: { success: true } }
  }),
} satisfies Handlers

function scopeOf(call: SignedIn<Unchecked<"agenda-template.create">>) {
  return requiredGroupScope(call, call.body, agendaTemplateListRules)
}

/** Reads a template from a form; no other of its group may have its name. */
function readTemplate(
  call: SignedIn<Checked<"agenda-template.create" | "agenda-template.update">>,
  { group_id, id }: Pick<AgendaTemplateRow, "group_id"> & { id?: string },
) {
  const input = new BodyCheck(call)
  const name = input.text(call.body.name) ?? ""
  const others = call.store.rows.agenda_template.filter((row) => row.group_id === group_id && row.id !== id)
  if (others.some((other) => comparable(other.name) === comparable(name))) input.refuse("name", "not_unique")
  const topics = readNewTopics(input, call.body.topics)
  input.done()
  return { name, topics }
}

const keys = {
  name: ({ name }: AgendaTemplateRow) => name,
  updated_time: ({ updated_time }: AgendaTemplateRow) => updated_time,
}
