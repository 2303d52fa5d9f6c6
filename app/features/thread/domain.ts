import type { Domain } from "#app/parts/domain/domain.ts"
import { commentStatusTexts, threadStatusTexts } from "./thread.status.ts"

/** Threads are part of other records, whose log has their operations. */
export const thread: Domain = {
  statuses: { ...commentStatusTexts, ...threadStatusTexts },
  operations: [
    "thread.logged.create",
    "thread.logged.comment.create",
    "thread.logged.comment.update",
    "thread.logged.comment.delete",
    "thread.logged.resolve",
    "thread.logged.reopen",
    "thread.logged.follow",
  ],
}
