import { listQuery, typedDay } from "#app/lib/list-query.ts"

/** Query parameters of a log: text of a person or memo, an operation, a group, dates (ADM-08, SHELL-06). The server knows the operations. */
export const logQuery = listQuery({
  sort: ["-time", "operation", "username"],
  filters: { operation: [], group: [], from: typedDay, to: typedDay },
})

export type LogSearch = ReturnType<typeof logQuery.parse>
