import type { Preview } from "#mock/domains/preview/parts.ts"
import type { World } from "#mock/engine/rules.ts"
import { agencyRecordRef } from "./record-ref.ts"
import type { AgencyRow } from "./records.ts"

/** The warning that an agency is left without a person who can act for it, if this person is the last one. */
export function lastOfAgency(agency: AgencyRow, { id }: { id: string }, world: World): Preview["warnings"] {
  const others = agency.member_ids.filter((one) => one !== id && !world.store.rows.member.get(one)?.is_disabled)
  const isLast = agency.member_ids.includes(id) && others.length === 0
  return isLast ? [{ code: "last_agency_member", record: agencyRecordRef(agency, world) }] : []
}
