import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { Language } from "#mock/engine/store/values.ts"

/** An export of a list or a record; its content is fixed at the time of the request. */
export type ExportPackageRow = {
  id: string
  alliance_id: string
  owner_id: string
  subject: string
  module: string
  key: string | null
  query: string | null
  format: components["schemas"]["ExportFormat"]
  language: Language
  memo: string | null
  created_time: Instant
  /** The export has failed and will never be complete. */
  is_failed: boolean
  bytes: Uint8Array
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    export_package: ExportPackageRow
  }
}
