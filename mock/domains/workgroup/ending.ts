import { writeLog, type Source } from "#mock/engine/log.ts"
import type { World } from "#mock/engine/rules.ts"
import type { OperationLogRow } from "#mock/engine/store/rows.ts"

type Ended = { id: string; alliance_id: string; group_id: string | null; version: number }

/** The fields that change in every record that ends with its group. */
export function nextVersion({ version }: { version: number }, { now }: World) {
  return { version: version + 1, updated_time: now }
}

/** Logs that a record ended because its group was disbanded. */
export function logEnding(
  source: Source,
  module: OperationLogRow["module"],
  { id: key, alliance_id, group_id }: Ended,
  memo: string,
): void {
  writeLog({ ...source, operation: "system.disband" }, { user: null, module, alliance_id, group_id, key, memo })
}
