import { searchModuleValues } from "#openapi/generated/values/search-module.ts"
import { cut } from "#app/lib/cut.ts"
import { listQuery } from "#app/lib/list-query.ts"

/** Maximum length of the search text in the contract. */
export const longestWords = 100

const query = listQuery({ sort: ["best"], filters: { module: searchModuleValues } })

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
