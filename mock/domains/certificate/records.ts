import type { Instant } from "#mock/engine/store/clock.ts"

export type CertificateRow = {
  id: string
  alliance_id: string
  name: string
  /** Unique within the alliance. */
  code: string
  company: string
  product: string
  memo: string | null
  attachment_ids: readonly string[]
  /** The application that the certificate belongs to; null if there is none. */
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
