import { listQuery } from "#app/lib/list-query.ts"
import { eventFilters } from "#app/parts/event/list-scope.ts"

/** What a list shows by the person's own vote (ACC-02). */
export const voteFilters = ["todo", "done", "all"] as const

export type VoteFilter = (typeof voteFilters)[number]

/** The search of the list of ballots (SHELL-06). */
export const ballotQuery = listQuery({
  sort: ["upcoming", "-start_time", "end_time", "-number", "subject"],
  filters: { ...eventFilters, vote: voteFilters },
})

export type BallotSearch = ReturnType<typeof ballotQuery.parse>

/** One's own list begins with what is to be done, every other one with everything (ACC-02). */
export function voteFilterOf(isMine: boolean, { filters: { vote } }: Pick<BallotSearch, "filters">): VoteFilter {
  return vote ?? (isMine ? "todo" : "all")
}
