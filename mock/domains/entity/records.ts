import type { Instant } from "#mock/engine/store/clock.ts"

export type EntityRow = {
  id: string
  alliance_id: string
  name: string
  name_english: string
  acronym: string
  acronym_english: string
  level_id: string | null
  /** The part after the @ in its members' mail addresses. */
  email_suffix: string | null
  contacts: readonly ContactData[]
  website: string | null
  /** The last day of the membership, as in `2027-12-31`. */
  expiration: string | null
  region_code: string | null
  /** Who votes for it; counts only while they are a member of it and enabled (`representativeOf`). */
  representative_id: string | null
  address: string | null
  memo: string | null
  is_disabled: boolean
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

export type ContactData = { name: string; phone: string | null; email: string | null }

export type MemberLevelRow = {
  id: string
  alliance_id: string
  name: string
  name_english: string
  changed_by_id: string
  updated_time: Instant
  version: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    entity: EntityRow
    member_level: MemberLevelRow
  }
}
