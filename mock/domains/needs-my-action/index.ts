import type { Domain } from "#mock/engine/domain.ts"
import { needsMyActionHandlers } from "./handlers.ts"

/** What waits for the person who asks. */
export const needsMyAction: Domain = {
  rows: [],
  handlers: needsMyActionHandlers,
}
