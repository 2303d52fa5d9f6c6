import { participantsOf } from "#mock/domains/member/participants.ts"
import { previewOfCreation, type Preview } from "#mock/domains/preview/parts.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import type { CreationRules } from "./creation-rules.ts"
import { creationScope } from "./scope.ts"

const everyone = { member_ids: [], group_ids: [] }

/** Preview of creating a meeting or ballot: everybody in the group or the alliance receives a mail. */
export function previewOfEventCreation<R>(call: PreviewCall, rules: CreationRules<R>): () => Preview {
  const { store, now, alliance, query } = call
  const findScope = creationScope(call, query, rules)
  return () => {
    const world = { store, now }
    const { group_id } = findScope()
    const people = participantsOf({ alliance_id: alliance.id, group_id, participants: everyone }, world)
    return previewOfCreation(call, people, group_id, world)
  }
}
