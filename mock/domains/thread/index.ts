import type { Domain } from "#mock/engine/domain.ts"
import { searchThreads, threadHandlers, threadShows } from "./handlers.ts"
import { threadLifeHandlers } from "./life.ts"
import { threadRules } from "./rules.ts"
import { seedThreads } from "./seed.ts"

/** Threads on records, and who follows them. They belong to the record: its log has their operations. */
export const thread: Domain = {
  rows: ["thread", "thread_comment", "thread_following"],
  handlers: { ...threadHandlers, ...threadLifeHandlers },
  seed: seedThreads,
  readers: { thread: threadRules.read },
  search: searchThreads,
  refersToFile: threadShows,
}
