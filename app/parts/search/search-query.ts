import { listQuery } from "#app/lib/list-query.ts"

/** The kinds of records in which is searched, in the order in which they are offered (SHELL-10). */
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

/** Message ids of the kinds. */
export const searchModuleTexts = {
  workgroup: "search.workgroup",
  meeting: "search.meeting",
  ballot: "search.ballot",
  proposal: "search.proposal",
  notice: "search.notice",
  task: "search.task",
  certification: "search.certification",
  certificate: "search.certificate",
  topic_call: "search.topic_call",
} as const

/** The search of the alliance; what fits best comes first, in no other order. */
export const searchQuery = listQuery({ sort: ["best"], filters: { module: searchModules } })

export type Search = ReturnType<typeof searchQuery.parse>

/** The longest words that the contract takes. */
export const longestWords = 100
