import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"

export type AgencyRow = {
  id: string
  alliance_id: string
  name: string
  name_english: string
  acronym: string | null
  type: components["schemas"]["AgencyType"]
  /** The most specific region chosen: country, province or city. */
  region_code: string
  address: string | null
  expiration_start: Instant | null
  expiration_end: Instant | null
  /** The time zone in which the period was entered. */
  timezone: string
  agreement_template_ids: readonly string[]
  member_ids: readonly string[]
  is_disabled: boolean
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    agency: AgencyRow
  }
}
