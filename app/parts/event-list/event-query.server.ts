import { listParameters, type ListSearch } from "#app/lib/list-query.ts"
import { startOfDay } from "#app/lib/time.server.ts"
import type { eventFilters } from "./event-filters.ts"
import type { ListScope } from "./list-scope.ts"

type EventSearch<Sort extends string> = ListSearch<Sort, typeof eventFilters>

/** What a list asks the backend for. Days are those of the person's zone, both included; what is no day is left out. */
export function eventQuery<Sort extends string>(
  { isMine, acronym }: Omit<ListScope, "alliance">,
  search: EventSearch<Sort>,
  zone: string,
) {
  const { filters } = search
  return {
    ...listParameters(search),
    status: filters.status && [filters.status],
    from: filters.from && startOfDay(filters.from, zone),
    to: filters.to && startOfDay(filters.to, zone, 1),
    mine: isMine || undefined,
    group_acronym: acronym === undefined ? undefined : [acronym],
  }
}
