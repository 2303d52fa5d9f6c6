import type { components } from "#openapi/generated/schema.d.ts"
import { exportPackageStatusValues } from "#openapi/generated/values/export-package-status.ts"
import { listQuery } from "#app/lib/list-query.ts"
import { exportModules } from "#app/parts/export/export-address.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** Status indicator of each status. */
export const exportSymbols = { packing: "live", complete: "done", failed: "stop", expired: "void" } as const

/** Message ids of the statuses. */
export const exportStatusTexts = {
  packing: "status.packing",
  complete: "status.complete",
  failed: "status.failed",
  expired: "status.expired",
} as const satisfies Record<components["schemas"]["ExportPackageStatus"], MessageId>

/** Search parameters of the user's export packages (SHELL-06). */
export const exportQuery = listQuery({
  sort: ["-created_time", "subject", "-size"],
  filters: { status: exportPackageStatusValues, module: exportModules },
})

export type ExportSearch = ReturnType<typeof exportQuery.parse>
