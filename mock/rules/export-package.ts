import { day, minute, type Instant } from "../store/clock.ts"
import type { ExportPackageRow } from "../store/work-records.ts"
import { rulesFor, type World } from "./rules.ts"

export const exportStatuses = ["packing", "complete", "failed", "expired"] as const
export type ExportStatus = (typeof exportStatuses)[number]

/** How long packing takes here. */
export const packingTime = minute / 6
/** Whatever is not packed by then has failed. */
const longestPacking = 15 * minute

/** When the file was there; a package that fails never has one. */
export function completeTime({ created_time }: ExportPackageRow): Instant {
  return created_time + packingTime
}

/** Until when it can be downloaded. */
export function expiryTime(row: ExportPackageRow): Instant {
  return completeTime(row) + day
}

/** states.md section 13, its first rows. */
export const exportPackageRules = rulesFor<ExportPackageRow>()({
  statuses: exportStatuses,
  status(row: ExportPackageRow, { now }: World): ExportStatus {
    if (row.is_failed) return now < row.created_time + longestPacking ? "packing" : "failed"
    if (now < completeTime(row)) return "packing"
    return now < expiryTime(row) ? "complete" : "expired"
  },
  roles: { creator: (user, row) => row.owner_id === user.id },
  read: [{ in: exportStatuses, by: ["creator"] }],
  actions: {
    download: [{ in: ["complete"], by: ["creator"] }],
    repeat: [{ in: ["failed", "expired"], by: ["creator"] }],
    delete: [{ in: ["complete", "failed", "expired"], by: ["creator"] }],
  },
})
