import type { components } from "#openapi/generated/schema.d.ts"
import { groupRoleValues } from "#openapi/generated/values/group-role.ts"
import { memberRules } from "./rules.ts"
import { isRecordOpen } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { waitingFor } from "#mock/domains/needs-my-action/waiting.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { EntityRow } from "#mock/domains/entity/records.ts"
import type { MemberRow } from "./records.ts"
import { placesTo, type Place } from "#mock/domains/region/regions.ts"
import { textReader } from "#mock/engine/list-rows.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import { memberRef } from "./ref.ts"

type Schemas = components["schemas"]

/** A member as a row of the administrators' list. */
export function memberRow(member: MemberRow, user: MemberRow, world: World): Schemas["MemberRow"] {
  const { id, version, username, email, name, real_name, join_time, is_admin, biz_roles } = member
  const groups = world.store.rows.workgroup.filter(
    ({ alliance_id, roles }) => alliance_id === member.alliance_id && roles.member.includes(id),
  )
  return {
    id,
    version,
    actions: memberRules.actions(user, member, world),
    username,
    email,
    status: memberRules.status(member, world),
    name,
    real_name,
    organization: memberRef(world.store, member).organization,
    ...placeOf(member, world),
    join_time: toText(join_time),
    is_admin,
    biz_roles: [...biz_roles],
    groups: groups.map((group) => ({
      ...groupRef(group),
      roles: groupRoleValues.filter((role) => group.roles[role].includes(id)),
    })),
  }
}

/** Where a member lives according to their profile; null for what it does not contain. */
function placeOf({ id }: MemberRow, { store }: World): Record<"country" | "province" | "city", Place | null> {
  const profile = store.rows.profile.get(id)
  const code = profile?.city_code ?? profile?.province_code ?? profile?.country_code
  const [country = null, province = null, city = null] = code ? placesTo(code) : []
  return { country, province, city }
}

/** The names by which a person is found, in lower case. */
export const personNames = textReader(({ username, name, real_name }: MemberRow) => [username, name, real_name])
const memberNames = textReader(({ username, name, real_name, email }: MemberRow) => [username, name, real_name, email])
const entityNames = textReader(({ name, name_english }: EntityRow) => [name, name_english])

function withEntity(own: string, { entity_id }: MemberRow, { store }: World): string[] {
  const entity = entity_id === null ? undefined : store.rows.entity.get(entity_id)
  return entity ? [own, entityNames(entity)] : [own]
}

/** Search texts for all users: the names of the person and of their organisation. */
export const personTexts = (member: MemberRow, world: World): string[] => withEntity(personNames(member), member, world)

/** Search texts for administrators: also the mail address. */
export const memberTexts = (member: MemberRow, world: World): string[] => withEntity(memberNames(member), member, world)

/** A member with all details. */
export function memberRecord(member: MemberRow, user: MemberRow, world: World): Schemas["MemberRecord"] {
  const open = openItems(member, user, world)
  return {
    ...memberRow(member, user, world),
    disabled_reason: member.disabled_reason,
    open_item_total: open.total,
    open_items: open.named.slice(0, 50),
  }
}

/** Open items of a member; items that `user` may not open are counted but not named (ROLE-07). */
export function openItems(member: MemberRow, user: MemberRow, world: World) {
  const records = waitingFor(member, world).map(({ record }) => record)
  const named = records.filter(({ module, key }) => isRecordOpen(module, key, user, world))
  return { total: records.length, records, named }
}

export function memberRecordRef({ id: key, name, is_disabled }: MemberRow): Schemas["RecordRef"] {
  return {
    module: "member",
    key,
    code: null,
    title: name,
    status: is_disabled ? "disabled" : "normal",
    group: null,
  }
}
