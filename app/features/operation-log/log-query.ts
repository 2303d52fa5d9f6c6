import { listQuery, typedDay } from "#app/lib/list-query.ts"
import { operations } from "#app/parts/operation-log/operation-texts.ts"

/** Query parameters of a log: text of a person or memo, an operation, dates (ADM-08, SHELL-06). */
export const logQuery = listQuery({
  sort: ["-time", "operation", "username"],
  filters: { operation: operations, from: typedDay, to: typedDay },
})

export type LogSearch = ReturnType<typeof logQuery.parse>
