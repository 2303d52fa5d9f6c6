import { listQuery } from "#app/lib/list-query.ts"
import { exportStatuses } from "./export.status.ts"

/** The search of one's downloads (SHELL-06). */
export const exportQuery = listQuery({
  sort: ["-created_time", "subject", "-size"],
  filters: { status: exportStatuses },
})

export type ExportSearch = ReturnType<typeof exportQuery.parse>
