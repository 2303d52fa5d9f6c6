import type { Domain } from "#mock/engine/domain.ts"
import { dashboardHandlers } from "./handlers.ts"
import { seedActivity } from "./seed.ts"

/** Totals and activity of the alliance and its groups. */
export const dashboard: Domain = {
  rows: ["activity"],
  handlers: dashboardHandlers,
  seed: seedActivity,
}
