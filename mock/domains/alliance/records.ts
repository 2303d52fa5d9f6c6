import type { Instant } from "#mock/engine/store/clock.ts"

/** What the mock remembers, one type per kind of record. The contract's shapes are made from these in `handlers/views`. */

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
  /** Those of the people with the rights of a general secretary who are assistants. */
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
