import { listQuery, typedDay } from "#app/lib/list-query.ts"

/** Search parameters of the library: category, creation date range, search text (DL-01, SHELL-06). */
export const downloadQuery = listQuery({
  sort: ["-created_time", "name", "category", "-download_total"],
  filters: { category: [], group: [], from: typedDay, to: typedDay },
})

export type DownloadSearch = ReturnType<typeof downloadQuery.parse>
