import type { Domain } from "#mock/engine/domain.ts"
import { exportPackageHandlers } from "./handlers.ts"
import { seedExports } from "./seed.ts"

/** Exports of lists and records. */
export const exportPackage: Domain = {
  rows: ["export_package"],
  handlers: exportPackageHandlers,
  seed: seedExports,
}
