import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"

export type FileRow = {
  id: string
  alliance_id: string
  uploader_id: string | null
  name: string
  content_type: string
  module: components["schemas"]["Module"]
  use: string
  created_time: Instant
  is_public: boolean
  bytes: Uint8Array
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    file: FileRow
  }
}
