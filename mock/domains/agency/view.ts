import type { components } from "#openapi/generated/schema.d.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { placesTo } from "#mock/domains/region/regions.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"
import type { AgencyRow } from "./records.ts"
import { agencyRules, isExpired, isSelectable, runningWith, usesOf } from "./rules.ts"

type Schemas = components["schemas"]

const timeOf = (instant: Instant | null) => (instant === null ? null : toText(instant))

/** Reference to an agency. @throws Error if it does not exist: rows only name agencies that exist */
export function agencyRefOf(store: Store, agency_id: string): Schemas["AgencyRef"] {
  const agency = store.rows.agency.get(agency_id)
  if (!agency) throw new Error(`a row names the agency ${agency_id}, which is not there`)
  const { id, name, name_english, acronym, type } = agency
  return { id, name, name_english, acronym, type }
}

/** An agency as a row of a list. */
export function agencyRow(agency: AgencyRow, user: MemberRow, world: World): Schemas["AgencyRow"] {
  const { id, version, name, name_english, acronym, type, address, timezone } = agency
  const [country, province = null, city = null] = placesTo(agency.region_code)
  if (!country) throw new Error(`an agency lies in the region ${agency.region_code}, which is not there`)
  return {
    id,
    version,
    actions: agencyRules.actions(user, agency, world),
    name,
    name_english,
    acronym,
    type,
    region: city ?? province ?? country,
    country,
    province,
    city,
    address,
    expiration_start: timeOf(agency.expiration_start),
    expiration_end: timeOf(agency.expiration_end),
    timezone,
    status: agencyRules.status(agency, world),
    is_expired: isExpired(agency, world.now),
    is_selectable: isSelectable(agency, world.now),
    certification_total: runningWith(agency, world).length,
    created_time: toText(agency.created_time),
  }
}

/** An agency with all details that the user sees. */
export function agencyRecord(agency: AgencyRow, user: MemberRow, world: World): Schemas["Agency"] {
  return {
    ...agencyRow(agency, user, world),
    is_type_fixed: usesOf(agency, world).length > 0,
    agreement_templates: fileRefs(world.store, agency.agreement_template_ids),
    ...(agencyRules.sees(user, "members", agency, world) && {
      members: agency.member_ids.map((id) => memberRefOf(world.store, id)),
    }),
  }
}
