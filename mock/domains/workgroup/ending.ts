import type { SystemEnding } from "#mock/engine/domain.ts"
import { writeLog } from "#mock/engine/log.ts"
import type { World } from "#mock/engine/rules.ts"
import type { OperationLogRow } from "#mock/engine/store/rows.ts"

type Ended = { id: string; alliance_id: string; group_id: string | null; version: number }

/** The fields that change in every record that the system ends. */
export function nextVersion({ version }: { version: number }, { now }: World) {
  return { version: version + 1, updated_time: now }
}

/** Logs that a record ended because something else did; the memo names what. */
export function logEnding(
  { source, reason, cause }: SystemEnding,
  module: OperationLogRow["module"],
  { id: key, alliance_id, group_id }: Ended,
  { now: time }: World,
): void {
  const operation = reason === "group_disbanded" ? "system.disband" : "system.cancel"
  writeLog({ ...source, operation }, { user: null, module, alliance_id, group_id, key, memo: cause, time })
}
