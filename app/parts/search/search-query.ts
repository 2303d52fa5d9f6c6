import { listQuery } from "#app/lib/list-query.ts"

/** The kinds of records that the search covers, in display order (SHELL-10). */
export const searchModules = [
  "workgroup",
  "meeting",
  "ballot",
  "proposal",
  "notice",
  "task",
  "topic_call",
  "certification",
  "certificate",
] as const

export type SearchModule = (typeof searchModules)[number]

/** The search of the alliance; sorted by relevance only. */
export const searchQuery = listQuery({ sort: ["best"], filters: { module: searchModules } })

export type Search = ReturnType<typeof searchQuery.parse>

/** Maximum length of the search text in the contract. */
export const longestWords = 100
