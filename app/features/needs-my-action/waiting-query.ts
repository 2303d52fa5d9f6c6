import { listQuery } from "#app/lib/list-query.ts"
import { waitingKinds } from "#app/parts/waiting/waiting-texts.ts"

/** The search of what needs one's action (DASH-08). */
export const waitingQuery = listQuery({
  sort: ["until_time", "-since_time"],
  filters: { kind: waitingKinds },
})

export type WaitingSearch = ReturnType<typeof waitingQuery.parse>
