import { entityStatusValues } from "#openapi/generated/values/entity-status.ts"
import { listQuery } from "#app/lib/list-query.ts"

/** Search parameters of the entity list; `name` sorts by the name in the interface language (ADM-05, SHELL-06). */
export const entityQuery = listQuery({
  sort: ["name", "acronym", "level", "expiration", "-member_total"],
  filters: { status: entityStatusValues, level: [] },
})

export type EntitySearch = ReturnType<typeof entityQuery.parse>
