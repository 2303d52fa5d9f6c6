import { foundRecord, logAs, namedRecord, type UncheckedCall } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import type { NoticeRow } from "./records.ts"
import { noticeRules, type NoticeAction } from "./rules.ts"

/** Finds the notice of a call and checks that the user may take the action. */
export function findNotice(
  asked: UncheckedCall & { path: { id: string } },
  action: NoticeAction | "read",
): { notice: NoticeRow; world: World } {
  const row = asked.store.rows.notice.get(asked.path.id)
  const { record: notice, world } = foundRecord(asked, row, noticeRules, action)
  return { notice, world }
}

/** Finds the notice that a filter names. */
export function noticeNamed(asked: UncheckedCall, key: string | undefined): () => NoticeRow | undefined {
  return namedRecord(asked, { key }, (id) => asked.store.rows.notice.get(id), noticeRules)
}

/** The log entry of an action on a notice. */
export const logOf = logAs("notice")
