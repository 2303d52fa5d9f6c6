import type { Instant } from "#mock/engine/store/clock.ts"

/** A download of the alliance or of a group. */
export type DownloadRow = {
  id: string
  alliance_id: string
  group_id: string | null
  name: string
  category_id: string
  description: string | null
  file_ids: readonly string[]
  creator_id: string
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** Categories of downloads; the alliance and its groups share them. */
export type DownloadCategoryRow = {
  id: string
  alliance_id: string
  name: string
  creator_id: string
  changed_by_id: string
  updated_time: Instant
  version: number
}

/** One download of a file by a member. */
export type DownloadLogRow = { id: string; download_id: string; member_id: string; file_id: string; time: Instant }

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    download: DownloadRow
    download_category: DownloadCategoryRow
    download_log: DownloadLogRow
  }
}
