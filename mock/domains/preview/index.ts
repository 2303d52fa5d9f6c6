import type { Domain } from "#mock/engine/domain.ts"
import { previewHandlers } from "./handlers.ts"

/** What an action would do, before it is done. */
export const preview: Domain = {
  rows: [],
  handlers: previewHandlers,
}
