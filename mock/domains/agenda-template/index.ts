import { referenceByKey } from "#mock/engine/record-ref.ts"
import type { Domain } from "#mock/engine/domain.ts"
import { refersToFile } from "#mock/engine/visible.ts"
import { agendaTemplateHandlers } from "./handlers.ts"
import { agendaTemplateRules } from "./rules.ts"
import { seedAgendaTemplates } from "./seed.ts"
import { templateRef } from "./view.ts"

/** Agenda templates of groups. */
export const agendaTemplate: Domain = {
  rows: ["agenda_template"],
  handlers: agendaTemplateHandlers,
  seed: seedAgendaTemplates,
  readers: { agenda_template: agendaTemplateRules.read },
  records: {
    agenda_template: {
      reference: referenceByKey("agenda_template", agendaTemplateRules, templateRef),
      refersToFile: refersToFile(
        "agenda_template",
        () => [],
        ({ topics }) => topics.map(({ description }) => description),
      ),
    },
  },
}
