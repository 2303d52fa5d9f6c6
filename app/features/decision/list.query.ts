import { decisionStatusValues } from "#openapi/generated/values/decision-status.ts"
import { listQuery, typedDay } from "#app/lib/list-query.ts"

/** Query parameters of the register of decisions (MEET-15, SHELL-06). */
export const decisionQuery = listQuery({
  sort: ["-number", "-decided_time", "-approved_time"],
  filters: { status: decisionStatusValues, group: [], ballot: ["with", "without"], from: typedDay, to: typedDay },
})

export type DecisionSearch = ReturnType<typeof decisionQuery.parse>
