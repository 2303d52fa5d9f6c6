import type { MemberRow } from "#mock/domains/member/records.ts"
import type { SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { ballotRecordRef } from "./record-ref.ts"

/** What can be found of each ballot that the person may read. */
export function searchBallots(user: MemberRow, world: World): SearchEntry[] {
  return visible("ballot", user, world).map((ballot) => ({
    record: () => ballotRecordRef(ballot, world),
    names: [ballot.subject, String(ballot.number)],
    text: ballot.options.map(({ text }) => text).join(", "),
    updated: ballot.updated_time,
  }))
}
