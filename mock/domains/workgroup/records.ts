import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText } from "#mock/engine/store/values.ts"

type Schemas = components["schemas"]

export type WorkgroupRow = {
  id: string
  alliance_id: string
  acronym: string
  name: string
  name_english: string
  type: Schemas["GroupType"]
  status: Schemas["GroupStatus"]
  /** Member ids by role; officers are also listed under `member`. */
  roles: Readonly<Record<GroupRole, readonly string[]>>
  /** When each member joined, by member id. */
  joined: Readonly<Record<string, Instant>>
  description: RichText
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

export type GroupRole = Schemas["GroupRole"]

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    workgroup: WorkgroupRow
  }
}
