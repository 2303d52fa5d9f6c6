import { listQuery } from "#app/lib/list-query.ts"
import { operations } from "#app/parts/operation-log/operation-texts.ts"

/** The search of a log: words of a person or a memo, an operation, days (ADM-08, SHELL-06). */
export const logQuery = listQuery({
  sort: ["-time", "operation", "username"],
  filters: { operation: operations, from: [], to: [] },
})

export type LogSearch = ReturnType<typeof logQuery.parse>
