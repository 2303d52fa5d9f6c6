import type { Domain } from "#mock/engine/domain.ts"
import { inboxHandlers } from "./handlers.ts"
import { seedInbox } from "./seed.ts"

/** What happened for the person who asks, by the mails that told it. */
export const inbox: Domain = {
  rows: [],
  handlers: inboxHandlers,
  seed: seedInbox,
}
