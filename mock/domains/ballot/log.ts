import { toText } from "#mock/engine/store/clock.ts"
import type { BallotExtension } from "./records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import type { OperationLogRow } from "#mock/engine/store/rows.ts"
import { ballotRules } from "./rules.ts"

/** A row about a vote is open to the voter and to readers of the records of the ballot. */
export function isBallotLogRowOpen(row: OperationLogRow, user: MemberRow, world: World): boolean {
  const { operation, key, member_id } = row
  if (operation !== "ballot.vote" || member_id === user.id) return true
  const ballot = key === null ? undefined : world.store.rows.ballot.get(key)
  return ballot !== undefined && !ballotRules.can(user, "record.list", ballot, world)
}

/** What an extension leaves in the log: the old end and the new one. */
export function extensionMemo({ old_end_time, new_end_time }: Pick<BallotExtension, "old_end_time" | "new_end_time">) {
  return `end_time: ${toText(old_end_time)} -> ${toText(new_end_time)}`
}
