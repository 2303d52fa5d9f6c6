import { listQuery } from "#app/lib/list-query.ts"

/** The search of the library: a category, days of creation, words (DL-01, SHELL-06). */
export const downloadQuery = listQuery({
  sort: ["-created_time", "name", "category", "-download_total"],
  filters: { category: [], from: [], to: [] },
})

export type DownloadSearch = ReturnType<typeof downloadQuery.parse>
