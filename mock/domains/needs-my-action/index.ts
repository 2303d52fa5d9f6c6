import type { Domain } from "#mock/engine/domain.ts"
import { needsMyActionHandlers } from "./handlers.ts"

/** Records that wait for an action of the signed-in user. */
export const needsMyAction: Domain = {
  rows: [],
  handlers: needsMyActionHandlers,
}
