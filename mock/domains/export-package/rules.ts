import { Refusal } from "#mock/engine/refusal.ts"
import { day, minute, toText, type Instant } from "#mock/engine/store/clock.ts"
import type { ExportPackageRow } from "./records.ts"
import { rulesFor, type World } from "#mock/engine/rules.ts"

export const exportStatuses = ["packing", "complete", "failed", "expired"] as const
export type ExportStatus = (typeof exportStatuses)[number]

/** How long packing takes here. */
export const packingTime = minute / 6
/** A package that is not packed by then has failed. */
const longestPacking = 15 * minute

/** When the file was there; a package that fails never has one. */
export function completeTime({ created_time }: ExportPackageRow): Instant {
  return created_time + packingTime
}

/** Until when it can be downloaded. */
export function expiryTime(row: ExportPackageRow): Instant {
  return completeTime(row) + day
}

/** A download that is too early and one that is too late are refused with codes of their own. */
function whyNoDownload(refusal: Refusal, row: ExportPackageRow, { now }: World): Refusal {
  if (refusal.code !== "state_refused") return refusal
  const isExpired = !row.is_failed && now >= expiryTime(row)
  return isExpired
    ? new Refusal("package_expired", { expiry_time: toText(expiryTime(row)) })
    : new Refusal("package_not_ready", refusal.details)
}

/** openapi/states/export-package.yaml. */
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
