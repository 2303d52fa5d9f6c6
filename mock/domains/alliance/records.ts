import type { Instant } from "#mock/engine/store/clock.ts"

/** Row types: what the mock stores for each kind of record. The `view.ts` files convert rows to the contract's shapes. */

export type AllianceRow = {
  id: string
  url: string
  org: string
  name: string
  name_english: string
  acronym: string
  description: string
  login_logo_id: string | null
  home_logo_id: string | null
  /** People with the rights of a general secretary whose title is assistant. */
  assistant_ids: readonly string[]
  hue: number
  is_grey: boolean
  secretariat_email: string
  sponsor_names: readonly PartnerName[]
  partner_names: readonly PartnerName[]
  user_guide_id: string
  changed_by_id: string
  updated_time: Instant
  version: number
}

export type PartnerName = { name: string; name_english: string; website: string | null }

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    alliance: AllianceRow
  }
}
