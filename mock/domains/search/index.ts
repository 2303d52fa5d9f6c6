import type { Domain } from "#mock/engine/domain.ts"
import { searchHandlers } from "./handlers.ts"

/** Search in all kinds of records. */
export const search: Domain = {
  rows: [],
  handlers: searchHandlers,
}
