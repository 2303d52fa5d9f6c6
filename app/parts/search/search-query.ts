import { cut } from "#app/lib/cut.ts"
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

/** Maximum length of the search text in the contract. */
export const longestWords = 100

const query = listQuery({ sort: ["best"], filters: { module: searchModules } })

/**
 * The search of the alliance; sorted by relevance only. A longer text is cut where the URL is read, so that the page names the words that
 * were searched for.
 */
export const searchQuery: typeof query = {
  ...query,
  parse(url) {
    const search = query.parse(url)
    return { ...search, q: cut(search.q, longestWords).trim() }
  },
}

export type Search = ReturnType<typeof searchQuery.parse>
