import { day, type Instant } from "#mock/engine/store/clock.ts"
import type { EntityRow } from "./records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { tableRules } from "#mock/domains/member/roles.ts"
import type { World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

/** All members of the entity, including disabled accounts. */
export function membersOf({ id }: EntityRow, { store }: World): readonly MemberRow[] {
  return store.rows.member.where("entity_id", id)
}

/** Who votes for the entity in ballots by entity; undefined if nobody is named, or the person left it or is disabled. */
export function representativeOf({ id, representative_id }: EntityRow, { store }: World): MemberRow | undefined {
  const named = representative_id === null ? undefined : store.rows.member.get(representative_id)
  return named && named.entity_id === id && !named.is_disabled ? named : undefined
}

/** Whether the last day of the membership is over. The entity's members keep their rights (openapi/states/entity.yaml). */
export function isExpired({ expiration }: EntityRow, now: Instant): boolean {
  return expiration !== null && now >= Date.parse(expiration) + day
}

/** The code behind openapi/states/entity.yaml. */
export const entityRules = tableRules<EntityRow>()(tables.entity, {
  status: (entity) => (entity.is_disabled ? "invalid" : "valid"),
  conditions: {
    has_members(_user, entity, world) {
      const total = membersOf(entity, world).filter(({ is_disabled }) => !is_disabled).length
      return total > 0 && { total }
    },
  },
})

type OfAlliance = { alliance_id: string }

/** Member levels have no state. */
export const memberLevelRules = tableRules<OfAlliance>()(tables["member-level"], { status: () => "normal" })

/** Who may list, add and export the entities of the alliance. */
export const entityListRules = tableRules<OfAlliance>()(tables.entity.list, { status: () => "open" })

/** Who may list and add the alliance's member levels. */
export const memberLevelListRules = tableRules<OfAlliance>()(tables["member-level"].list, { status: () => "open" })
