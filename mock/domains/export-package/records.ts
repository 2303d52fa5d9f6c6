import type { Instant } from "#mock/engine/store/clock.ts"
import type { Language } from "#mock/engine/store/values.ts"

/** A file made of a list or of a record; what is in it is kept from the moment it was asked for. */
export type ExportPackageRow = {
  id: string
  alliance_id: string
  owner_id: string
  subject: string
  module: string
  key: string | null
  query: string | null
  format: "csv" | "zip"
  language: Language
  memo: string | null
  created_time: Instant
  /** It will never be complete. */
  is_failed: boolean
  bytes: Uint8Array
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    export_package: ExportPackageRow
  }
}
