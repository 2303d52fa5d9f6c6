import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"

export type LoginRequestRow = {
  id: string
  alliance_id: string
  username: string | null
  email: string | null
  name: string
  phone: string | null
  company: string
  memo: string | null
  apply_time: Instant
  status: components["schemas"]["LoginRequestStatus"]
  real_name: string | null
  entity_id: string | null
  reject_reason: string | null
  decided_by_id: string | null
  decided_time: Instant | null
  /** The administrator who changed it last; null before the first change. */
  changed_by_id: string | null
  updated_time: Instant
  version: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    login_request: LoginRequestRow
  }
}
