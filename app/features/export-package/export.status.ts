import { listQuery } from "#app/lib/list-query.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** Statuses of an export package, in the order of its life cycle (openapi/states/export-package.yaml). */
export const exportStatuses = ["packing", "complete", "failed", "expired"] as const

export type ExportStatus = (typeof exportStatuses)[number]

/** Status indicator of each status. */
export const exportSymbols = { packing: "live", complete: "done", failed: "stop", expired: "void" } as const

/** Message ids of the statuses. */
export const exportStatusTexts = {
  packing: "status.packing",
  complete: "status.complete",
  failed: "status.failed",
  expired: "status.expired",
} as const satisfies Record<ExportStatus, MessageId>

/** Search parameters of the user's export packages (SHELL-06). */
export const exportQuery = listQuery({
  sort: ["-created_time", "subject", "-size"],
  filters: { status: exportStatuses },
})

export type ExportSearch = ReturnType<typeof exportQuery.parse>
