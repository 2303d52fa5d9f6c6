import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ActionNeeded } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { ballotRecordRef } from "./record-ref.ts"
import { ballotRules } from "./rules.ts"

/** Ballots that the person has not voted in yet. */
export function votesNeeded(user: MemberRow, world: World): ActionNeeded[] {
  const rows = visible("ballot", user, world, (row) => !ballotRules.can(user, "vote", row, world))
  return rows.map((row) => ({
    kind: "ballot",
    action: "vote",
    role: ballotRules.role(user, "vote", row, world),
    record: ballotRecordRef(row, world),
    since: row.start_time,
    until: row.end_time,
  }))
}
