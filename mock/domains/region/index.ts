import type { Domain } from "#mock/engine/domain.ts"
import { listHandlers } from "./handlers.ts"

/** Lists that are the same for all users: countries and regions, time zones, languages. */
export const region: Domain = {
  rows: [],
  handlers: listHandlers,
}
