import type { Domain } from "#mock/engine/domain.ts"
import { previewHandlers } from "./handlers.ts"

/** Previews of the effects of an action. */
export const preview: Domain = {
  rows: [],
  handlers: previewHandlers,
}
