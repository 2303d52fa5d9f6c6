import type { components } from "#openapi/generated/schema.d.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { agendaTemplatePaths } from "#app/lib/paths/agenda-template.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { TemplateSearch } from "./list.query.ts"

type Row = components["schemas"]["AgendaTemplateRow"]

function rowView(template: Row, params: Params, context: RequestContext) {
  const { id, name, creator, updated_time, topic_total, minutes_total, actions } = template
  const scope = shellScopeFrom(params)
  return {
    id,
    name,
    creator: personView(creator, context.locale).name,
    updated: fullDay(updated_time, context),
    topics: topic_total,
    minutes: minutes_total,
    editHref: actions.includes("update") ? agendaTemplatePaths.page(scope, id, "edit") : undefined,
    deleteHref: actions.includes("delete") ? agendaTemplatePaths.page(scope, id, "delete") : undefined,
  }
}

export type TemplateRowView = ReturnType<typeof rowView>

/** One page of the agenda templates of a group (MEET-16). */
export async function listTemplates(context: RequestContext, params: Params, search: TemplateSearch) {
  const query = { ...listParameters(search), group_acronym: [param(params, "acronym")] }
  const list = valueOf(await context.api.get("/agenda-template", { query }))
  const scope = shellScopeFrom(params)
  return {
    items: list.items.map((template) => rowView(template, params, context)),
    total: list.total,
    createHref: list.actions.includes("create") ? agendaTemplatePaths.create(scope) : undefined,
  }
}
