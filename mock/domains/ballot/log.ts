import { toText } from "#mock/engine/store/clock.ts"
import type { BallotExtension } from "./records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import type { OperationLogRow } from "#mock/engine/store/rows.ts"
import { ballotRules } from "./rules.ts"

/** Who may read the log rows of an action that says something about a vote, besides the person who took it. */
const readersOf: Partial<Record<string, "record.list" | "proxy.list">> = {
  "ballot.vote": "record.list",
  "ballot.pass": "proxy.list",
  "ballot.revoke": "proxy.list",
}

/** Log rows about a vote are visible to the voter and to those who may read the ballot's records, or the passed votes. */
export function isBallotLogRowOpen(row: OperationLogRow, user: MemberRow, world: World): boolean {
  const { operation, key, member_id } = row
  const needed = readersOf[operation]
  if (!needed || member_id === user.id) return true
  const ballot = key === null ? undefined : world.store.rows.ballot.get(key)
  return ballot !== undefined && !ballotRules.can(user, needed, ballot, world)
}

/** Log memo of an extension: the old and the new end. */
export function extensionMemo({ old_end_time, new_end_time }: Pick<BallotExtension, "old_end_time" | "new_end_time">) {
  return `end_time: ${toText(old_end_time)} -> ${toText(new_end_time)}`
}
