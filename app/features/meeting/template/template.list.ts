import { agendaTemplatePaths } from "#app/lib/paths/agenda-template.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of the agenda templates of a group, as a breadcrumb. */
export const templateList: ListPage = { title: "agenda-template.list.title", href: agendaTemplatePaths.list }
