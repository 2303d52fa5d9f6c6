import type { Domain } from "#mock/engine/domain.ts"
import { allianceHandlers } from "./handlers.ts"
import { seedAlliance } from "./seed.ts"

/** The alliance itself, its names and its user guide. */
export const alliance: Domain = {
  rows: ["alliance"],
  handlers: allianceHandlers,
  seed: seedAlliance,
}
