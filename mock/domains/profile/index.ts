import type { Domain } from "#mock/engine/domain.ts"
import { profileHandlers } from "./handlers.ts"
import { seedProfiles } from "./seed.ts"

/** Profiles of members. */
export const profile: Domain = {
  rows: ["profile"],
  handlers: profileHandlers,
  seed: seedProfiles,
}
