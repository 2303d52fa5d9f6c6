import type { Domain } from "#mock/engine/domain.ts"
import { sessionHandlers } from "./handlers.ts"

/** Signing in and out. The session rows belong to the engine. */
export const session: Domain = {
  rows: [],
  handlers: sessionHandlers,
}
