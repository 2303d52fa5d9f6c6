import { listQuery } from "#app/lib/list-query.ts"

/** Query parameters of the list of agenda templates (SHELL-06). */
export const templateQuery = listQuery({ sort: ["name", "-updated_time"], filters: {} })

export type TemplateSearch = ReturnType<typeof templateQuery.parse>
