import { tableRules } from "#mock/domains/member/roles.ts"
import { disbandedGroup, enterGroup, groupOf, inDisbanded, officerRoles } from "#mock/domains/workgroup/group-roles.ts"
import { tables } from "#openapi/generated/states.ts"
import type { AgendaTemplateRow } from "./records.ts"

/** The code behind openapi/states/agenda-template.yaml. */
export const agendaTemplateRules = tableRules<AgendaTemplateRow>()(tables["agenda-template"], {
  status: () => "normal",
  roles: officerRoles,
  enter: enterGroup,
  conditions: { group_disbanded: inDisbanded },
})

/** Who may keep templates of a group (openapi/states/agenda-template.yaml). */
export const agendaTemplateListRules = tableRules<{ group_id: string | null }>()(tables["agenda-template"].list, {
  status: (list, world) => (groupOf(list, world)?.status === "disband" ? "disbanded" : "group"),
  roles: officerRoles,
  enter: enterGroup,
  details: { group_disbanded: disbandedGroup },
})
