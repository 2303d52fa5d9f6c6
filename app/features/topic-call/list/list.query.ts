import { topicCallStatusValues } from "#openapi/generated/values/topic-call-status.ts"
import { topicStatusValues } from "#openapi/generated/values/topic-status.ts"
import { listQuery } from "#app/lib/list-query.ts"
import { eventFilters } from "#app/parts/event/list-scope.ts"

/** Query parameters of the list of calls; the dates `from` and `to` are inclusive (TOPIC-01, SHELL-06). */
export const topicCallQuery = listQuery({
  sort: ["upcoming", "-start_time", "-end_time", "subject"],
  filters: eventFilters(topicCallStatusValues),
})

export type TopicCallSearch = ReturnType<typeof topicCallQuery.parse>

/** Status indicator of each state of a topic (TOPIC-02). */
export const topicSymbols = { submitted: "done", withdrawn: "void" } as const

/** Message ids of the states. */
export const topicStatusTexts = { submitted: "status.submitted", withdrawn: "status.withdrawn" } as const

/** Query parameters of the topics of a call; `mine` selects those that the person submitted (TOPIC-02, SHELL-06). */
export const topicQuery = listQuery({
  sort: ["code", "-created_time", "subject"],
  filters: { status: topicStatusValues, mine: ["1"] },
})

export type TopicSearch = ReturnType<typeof topicQuery.parse>
