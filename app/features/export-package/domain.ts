import type { Domain } from "#app/parts/domain/domain.ts"
import { exportStatusTexts } from "./export.status.ts"

export const exportPackage: Domain = {
  records: { export_package: { statuses: exportStatusTexts } },
  operations: [
    "export-package.logged.create",
    "export-package.logged.download",
    "export-package.logged.delete",
    "export-package.logged.repeat",
  ],
}
