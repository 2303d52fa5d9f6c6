import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"

/** A member's profile, under the member's id; it exists from its first change on. Time zone and language are in the member's row. */
export type ProfileRow = {
  id: string
  alliance_id: string
  salutation: components["schemas"]["Salutation"] | null
  first_name: string | null
  last_name: string | null
  job_title: string | null
  country_code: string | null
  province_code: string | null
  city_code: string | null
  address1: string | null
  address2: string | null
  mobile1: string | null
  mobile2: string | null
  phone1: string | null
  phone2: string | null
  fax: string | null
  changed_by_id: string
  updated_time: Instant
  version: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    profile: ProfileRow
  }
}
