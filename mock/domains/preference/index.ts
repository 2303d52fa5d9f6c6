import type { Domain } from "#mock/engine/domain.ts"
import { preferenceHandlers } from "./handlers.ts"
import { seedPreferences } from "./seed.ts"

/** What members have set for themselves: saved views and first steps. */
export const preference: Domain = {
  rows: ["preference"],
  handlers: preferenceHandlers,
  seed: seedPreferences,
}
