import type { Instant } from "#mock/engine/store/clock.ts"

export type CertificateRow = {
  id: string
  alliance_id: string
  name: string
  /** No other certificate of the alliance has it. */
  code: string
  company: string
  product: string
  memo: string | null
  attachment_ids: readonly string[]
  /** The application it belongs to; null for what stands alone. */
  certification_id: string | null
  uploader_id: string
  upload_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    certificate: CertificateRow
  }
}
