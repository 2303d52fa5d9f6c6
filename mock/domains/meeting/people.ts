import { participantsOf } from "#mock/domains/member/participants.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Asked } from "#mock/engine/record-guard.ts"
import { meetingNamed } from "./guard.ts"

/** The participants of a meeting. */
export function participantsNamed(call: Asked, key: string | undefined): () => MemberRow[] | undefined {
  const find = meetingNamed(call, key)
  return () => {
    const meeting = find()
    return meeting && participantsOf(meeting, call)
  }
}
