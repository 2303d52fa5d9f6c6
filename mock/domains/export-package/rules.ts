import { day, minute, toText, type Instant } from "#mock/engine/store/clock.ts"
import type { ExportPackageRow } from "./records.ts"
import { tableRules } from "#mock/domains/member/roles.ts"
import type { StateOf, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

export type ExportStatus = StateOf<(typeof tables)["export-package"]>

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

function statusOf(row: ExportPackageRow, { now }: World): ExportStatus {
  if (row.is_failed) return now < row.created_time + longestPacking ? "packing" : "failed"
  if (now < completeTime(row)) return "packing"
  return now < expiryTime(row) ? "complete" : "expired"
}

/** The code behind openapi/states/export-package.yaml. */
export const exportPackageRules = tableRules<ExportPackageRow>()(tables["export-package"], {
  status: statusOf,
  roles: { creator: (user, row) => row.owner_id === user.id },
  details: {
    package_not_ready: (row, world) => ({ status: statusOf(row, world) }),
    package_expired: (row) => ({ expiry_time: toText(expiryTime(row)) }),
  },
})
