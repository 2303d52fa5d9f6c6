import { listQuery } from "#app/lib/list-query.ts"
import { entityStatuses } from "./entity.status.ts"

/** The search of the list of entities; `name` is that of the interface language (ADM-05, SHELL-06). */
export const entityQuery = listQuery({
  sort: ["name", "acronym", "level", "expiration", "-member_total"],
  filters: { status: entityStatuses, level: [] },
})

export type EntitySearch = ReturnType<typeof entityQuery.parse>
