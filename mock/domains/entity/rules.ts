import { Refusal } from "#mock/engine/refusal.ts"
import { day, type Instant } from "#mock/engine/store/clock.ts"
import type { EntityRow } from "./records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { allianceAdmin, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import { rulesFor, type User, type World } from "#mock/engine/rules.ts"

export const entityStatuses = ["valid", "invalid"] as const

const roles = { alliance_admin: allianceAdmin, member_admin: bizRole(bizRoles.member) }
const administrators = ["alliance_admin", "member_admin"] as const

/** All members of the entity, including disabled accounts. */
export function membersOf({ id }: EntityRow, { store }: World): readonly MemberRow[] {
  return store.rows.member.where("entity_id", id)
}

/** Whether the last day of the membership is over. The entity's members keep their rights (openapi/states/entity.yaml). */
export function isExpired({ expiration }: EntityRow, now: Instant): boolean {
  return expiration !== null && now >= Date.parse(expiration) + day
}

function hasMembers(_user: User, entity: EntityRow, world: World): Refusal | undefined {
  const total = membersOf(entity, world).filter(({ is_disabled }) => !is_disabled).length
  return total > 0 ? new Refusal("entity_has_members", { total }) : undefined
}

/** Implements openapi/states/entity.yaml. */
export const entityRules = rulesFor<EntityRow>()({
  statuses: entityStatuses,
  status: (entity: EntityRow) => (entity.is_disabled ? "invalid" : "valid"),
  roles,
  read: [{ in: entityStatuses, by: administrators }],
  actions: {
    update: [{ in: entityStatuses, by: administrators }],
    enable: [{ in: ["invalid"], by: administrators, to: "valid" }],
    disable: [{ in: ["valid"], by: administrators, unless: hasMembers, to: "invalid" }],
  },
})

type OfAlliance = { alliance_id: string }

/** Member levels have no state. */
export const memberLevelRules = rulesFor<OfAlliance>()({
  statuses: ["normal"],
  status: () => "normal",
  roles,
  read: [{ in: ["normal"], by: administrators }],
  actions: { update: [{ in: ["normal"], by: administrators }] },
})

/** Who may list, add and export the entities of the alliance. */
export const entityListRules = rulesFor<OfAlliance>()({
  statuses: ["open"],
  status: () => "open",
  roles,
  read: [{ in: ["open"], by: administrators }],
  actions: { create: [{ in: ["open"], by: administrators }], export: [{ in: ["open"], by: administrators }] },
})

/** Who may list and add the alliance's member levels. */
export const memberLevelListRules = rulesFor<OfAlliance>()({
  statuses: ["open"],
  status: () => "open",
  roles,
  read: [{ in: ["open"], by: administrators }],
  actions: { create: [{ in: ["open"], by: administrators }] },
})
