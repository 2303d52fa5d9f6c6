import { Refusal } from "#mock/engine/refusal.ts"
import { day, minute, toText, type Instant } from "#mock/engine/store/clock.ts"
import type { ExportPackageRow } from "./records.ts"
import { rulesFor, type World } from "#mock/engine/rules.ts"

export const exportStatuses = ["packing", "complete", "failed", "expired"] as const
export type ExportStatus = (typeof exportStatuses)[number]

/** Time that packing takes in the mock. */
export const packingTime = minute / 6
/** Packing that takes longer has failed. */
const longestPacking = 15 * minute

/** The time when the file was complete; meaningless for a failed package. */
export function completeTime({ created_time }: ExportPackageRow): Instant {
  return created_time + packingTime
}

/** The end of the download period. */
export function expiryTime(row: ExportPackageRow): Instant {
  return completeTime(row) + day
}

/** Downloads that are too early or too late are refused with their own codes. */
function whyNoDownload(refusal: Refusal, row: ExportPackageRow, { now }: World): Refusal {
  if (refusal.code !== "state_refused") return refusal
  const isExpired = !row.is_failed && now >= expiryTime(row)
  return isExpired
    ? new Refusal("package_expired", { expiry_time: toText(expiryTime(row)) })
    : new Refusal("package_not_ready", refusal.details)
}

/** Implements openapi/states/export-package.yaml. */
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
  refusals: { download: whyNoDownload },
})
