import { ballotStatusValues } from "#openapi/generated/values/ballot-status.ts"
import { listQuery } from "#app/lib/list-query.ts"
import { eventFilters } from "#app/parts/event/list-scope.ts"

/** List filter by the user's own vote (ACC-02). */
export const voteFilters = ["todo", "done", "all"] as const

export type VoteFilter = (typeof voteFilters)[number]

/** Search parameters of the list of ballots (SHELL-06). */
export const ballotQuery = listQuery({
  sort: ["upcoming", "-start_time", "end_time", "-number", "subject"],
  filters: { ...eventFilters(ballotStatusValues), mine: ["1"], vote: voteFilters },
})

export type BallotSearch = ReturnType<typeof ballotQuery.parse>

/** Default of the vote filter: `todo` in the user's own list, `all` elsewhere (ACC-02). */
export function voteFilterOf(isMine: boolean, { filters: { vote } }: Pick<BallotSearch, "filters">): VoteFilter {
  return vote ?? (isMine ? "todo" : "all")
}
