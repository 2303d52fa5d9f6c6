import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Asked } from "#mock/engine/record-guard.ts"
import { ballotNamed } from "./guard.ts"
import { votersOf } from "./voters.ts"

/** The voters of a ballot. */
export function votersNamed(call: Asked, key: string | undefined): () => MemberRow[] | undefined {
  const find = ballotNamed(call, key)
  return () => {
    const ballot = find()
    return ballot && votersOf(ballot, call)
  }
}
