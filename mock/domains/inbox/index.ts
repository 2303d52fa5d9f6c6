import type { Domain } from "#mock/engine/domain.ts"
import { inboxHandlers } from "./handlers.ts"
import { seedInbox } from "./seed.ts"

/** Notifications for the signed-in user, one for each mail that was sent. */
export const inbox: Domain = {
  rows: [],
  handlers: inboxHandlers,
  seed: seedInbox,
}
