import { listQuery } from "#app/lib/list-query.ts"
import { statusTexts } from "#app/parts/status-texts.ts"

/** The states of an export package, in the order in which it goes through them (openapi/states/export-package.yaml). */
export const exportStatuses = ["packing", "complete", "failed", "expired"] as const

export type ExportStatus = (typeof exportStatuses)[number]

/** The dial of each. */
export const exportDials = { packing: "live", complete: "done", failed: "stop", expired: "void" } as const

/** Message ids of each. */
export const exportStatusTexts = statusTexts satisfies Record<ExportStatus, string>

/** The search of one's downloads (SHELL-06). */
export const exportQuery = listQuery({
  sort: ["-created_time", "subject", "-size"],
  filters: { status: exportStatuses },
})

export type ExportSearch = ReturnType<typeof exportQuery.parse>
