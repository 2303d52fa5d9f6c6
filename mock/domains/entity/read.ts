import type { components } from "#openapi/generated/schema.d.ts"
import { levelRefOf } from "./ref.ts"
import { entityListRules, entityRules, isExpired, membersOf, representativeOf } from "./rules.ts"
import { memberRef } from "#mock/domains/member/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { topRegion } from "#mock/domains/region/regions.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { EntityRow } from "./records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import { onList, recordGuard } from "#mock/engine/record-guard.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"

type Schemas = components["schemas"]

/** Finding an entity, changing it, and logging an action on it. */
export const { find: findEntity, named: entityNamed, change: changeEntity, logOf } = recordGuard("entity", entityRules)

function levelOf({ level_id }: EntityRow, { store }: World): Schemas["LevelRef"] | null {
  return (level_id === null ? undefined : levelRefOf(store, level_id)) ?? null
}

function regionOf({ region_code }: EntityRow): Schemas["RegionRef"] | null {
  const region = topRegion(region_code ?? "")
  return region ? { code: region.code, name: region.name, name_english: region.name_english } : null
}

function entityRow(entity: EntityRow, user: MemberRow, world: World, member_total: number): Schemas["EntityRow"] {
  const { id, version, name, name_english, acronym, acronym_english, email_suffix, website, expiration } = entity
  return {
    id,
    version,
    actions: entityRules.actions(user, entity, world),
    name,
    name_english,
    acronym,
    acronym_english,
    level: levelOf(entity, world),
    email_suffix,
    website,
    expiration,
    is_expired: isExpired(entity, world.now),
    region: regionOf(entity),
    status: entityRules.status(entity, world),
    member_total,
    created_time: toText(entity.created_time),
  }
}

/** An entity with all details. */
export function entityRecord(entity: EntityRow, user: MemberRow, world: World): Schemas["Entity"] {
  const { contacts, address, memo } = entity
  const representative = representativeOf(entity, world)
  return {
    ...entityRow(entity, user, world, membersOf(entity, world).length),
    contacts: [...contacts],
    representative: representative ? memberRef(world.store, representative) : null,
    address,
    memo,
  }
}

/** Read operations for the entities of an alliance (ADM-05). */
export const entityHandlers = {
  "entity.list": guarded(onList(entityListRules, "read"), ({ store, now, viewer: { member }, query }) => {
    const world = { store, now }
    const { sort = "name", status, level_id, q } = query
    const filtered = store.rows.entity
      .where("alliance_id", member.alliance_id)
      .filter(
        (row) =>
          (level_id === undefined || row.level_id === level_id) &&
          matches(q, [row.name, row.name_english, row.acronym, row.acronym_english, row.email_suffix]),
      )
    const rows = status ? filtered.filter((row) => status.includes(entityRules.status(row, world))) : filtered
    const totalOf = (row: EntityRow) => membersOf(row, world).length
    const keys = {
      ...plainKeys,
      level: (row: EntityRow) => levelOf(row, world)?.name_english ?? null,
      member_total: totalOf,
    }
    return ok({
      ...listPage(rows, { ...query, sort }, keys, (row) => entityRow(row, member, world, totalOf(row))),
      actions: entityListRules.actions(member, member, world),
      counts: countBy(filtered, entityRules.states, (row) => entityRules.status(row, world)),
    })
  }),

  "entity.get": guarded(findEntity("read"), ({ viewer }, { record, world }) =>
    ok(entityRecord(record, viewer.member, world)),
  ),
} satisfies Handlers

const plainKeys = {
  name: ({ name }: EntityRow) => name,
  name_english: ({ name_english }: EntityRow) => name_english,
  acronym: ({ acronym }: EntityRow) => acronym,
  expiration: ({ expiration }: EntityRow) => expiration,
}
