import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { BallotRow } from "./records.ts"
import { ballotRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to a ballot. */
export function ballotRecordRef(ballot: BallotRow, world: World): RecordRef {
  const { id: key, number, subject: title, group_id } = ballot
  const group = groupRefOf(world.store, group_id)
  return { module: "ballot", key, code: String(number), title, status: ballotRules.status(ballot, world), group }
}

/** Finds a ballot by key; undefined if it does not exist or the user may not read it. */
export function ballotByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const ballot = world.store.rows.ballot.get(key)
  return ballot && !ballotRules.read(user, ballot, world) ? ballotRecordRef(ballot, world) : undefined
}
