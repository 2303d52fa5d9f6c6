import type { Domain } from "#mock/engine/domain.ts"
import { exportPackageHandlers } from "./handlers.ts"
import { exportPackageRules } from "./rules.ts"
import { seedExports } from "./seed.ts"

/** Exports of lists and records. */
export const exportPackage: Domain = {
  rows: ["export_package"],
  handlers: exportPackageHandlers,
  seed: seedExports,
  readers: { export_package: exportPackageRules.read },
  clocks: { export_package: exportPackageRules },
  records: {
    export_package: {
      // a row names the exported record, and a package belongs to one person
      isLogTextOpen: ({ member_id }, user) => member_id === user.id,
    },
  },
}
