import type { Instant } from "#mock/engine/store/clock.ts"
import type { Language } from "#mock/engine/store/values.ts"

export type MemberRow = {
  id: string
  alliance_id: string
  /** The identity at the sign-on page; null for people as whom nobody can sign in. */
  person: string | null
  username: string
  name: string
  real_name: string
  email: string
  entity_id: string | null
  is_admin: boolean
  is_general_secretary: boolean
  biz_roles: readonly number[]
  is_disabled: boolean
  /** The reason given by an administrator; null unless the account is disabled. */
  disabled_reason: string | null
  timezone: string
  language: Language
  join_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** Someone whom the sign-on host knows but who is not a member of the alliance. */
export type StrangerRow = Pick<MemberRow, "id" | "alliance_id" | "username" | "name" | "email"> & { person: string }

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    member: MemberRow
    stranger: StrangerRow
  }
}
