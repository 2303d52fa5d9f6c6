import { listQuery } from "#app/lib/list-query.ts"
import { waitingKinds } from "#app/parts/waiting/waiting-texts.ts"

/** Query parameters of the list of open items (DASH-08). */
export const waitingQuery = listQuery({
  sort: ["until_time", "-since_time"],
  filters: { kind: waitingKinds },
})

export type WaitingSearch = ReturnType<typeof waitingQuery.parse>
