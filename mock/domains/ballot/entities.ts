import { representativeOf } from "#mock/domains/entity/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import type { BallotRow, CountedEntity } from "./records.ts"
import { votersOf } from "./voters.ts"

/** The entities that a ballot by entity counts: the current ones, or those fixed when it started. Empty in a ballot by person. */
export function entitiesOf(ballot: BallotRow, world: World): readonly CountedEntity[] {
  if (ballot.entities) return ballot.entities
  if (ballot.counted_by === "person") return []
  const byEntity = new Map<string, string[]>()
  for (const { id, entity_id } of votersOf(ballot, world)) {
    if (entity_id === null) continue
    const known = byEntity.get(entity_id)
    if (known) known.push(id)
    else byEntity.set(entity_id, [id])
  }
  return [...byEntity].map(([entity_id, member_ids]) => ({
    entity_id,
    weight: weightOf(entity_id, ballot, world),
    member_ids,
  }))
}

/** The votes of an entity by its current member level. */
function weightOf(entity_id: string, { weights }: BallotRow, { store }: World): number {
  const level_id = store.rows.entity.get(entity_id)?.level_id
  return weights.find((one) => one.level_id === level_id)?.weight ?? 1
}

/** The entity for which the user is a voter; undefined in a ballot by person, and for somebody who is not a voter. */
export function entityOfVoter(
  { id }: Pick<MemberRow, "id">,
  ballot: BallotRow,
  world: World,
): CountedEntity | undefined {
  return entitiesOf(ballot, world).find(({ member_ids }) => member_ids.includes(id))
}

/** The entity's representative, if they are one of its voters: only they vote then. */
export function representativeIn({ entity_id, member_ids }: CountedEntity, world: World): MemberRow | undefined {
  const entity = world.store.rows.entity.get(entity_id)
  const named = entity && representativeOf(entity, world)
  return named && member_ids.includes(named.id) ? named : undefined
}
