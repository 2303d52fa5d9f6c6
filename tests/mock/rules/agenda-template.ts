import { agendaTemplateListRules, agendaTemplateRules } from "#mock/domains/agenda-template/rules.ts"
import { rowOf, scopeIn } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const agendaTemplate: RuleCheck = {
  subjects: [
    subject("agenda-template", agendaTemplateRules, (_status, _relation, world) => ({
      ...rowOf(world, "agenda_template"),
      group_id: "group-unit",
    })),
    subject("agenda-template list", agendaTemplateListRules, scopeIn),
  ],
  permissions: {
    "agenda-template": {
      everybody: ["always: read"],
      "alliance_admin chair vice_chair secretary": ["always: update delete"],
    },
    "agenda-template list": {
      everybody: ["always: read"],
      "alliance_admin chair vice_chair secretary": ["group: create"],
    },
  },
}
