import type { Domain } from "#mock/engine/domain.ts"
import { listHandlers } from "./handlers.ts"

/** Lists that are the same for everyone: countries and regions, zones, languages. */
export const region: Domain = {
  rows: [],
  handlers: listHandlers,
}
