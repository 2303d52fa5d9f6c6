import type { Store } from "#mock/engine/store/store.ts"

/** The files that the guidelines of an alliance have now: an invitation may name them, too. */
export function guidelineFiles(store: Store, alliance_id: string): readonly string[] {
  const found = store.rows.membership_guideline.find((row) => row.alliance_id === alliance_id)
  return found?.attachment_ids ?? []
}
