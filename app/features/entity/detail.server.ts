import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Entity } from "./entity-access.server.ts"
import { entityNames } from "./list.server.ts"

/** View data of an entity's page. */
export function entityView(entity: Entity, { locale, zone }: RequestContext) {
  const { id, status, actions, contacts, website, email_suffix, address, memo, member_total } = entity
  return {
    id,
    ...entityNames(entity, locale),
    status,
    canEdit: actions.includes("update"),
    canDisable: actions.includes("disable"),
    isNeeded: status === "valid" && actions.includes("update") && !actions.includes("disable"),
    suffix: email_suffix ?? undefined,
    website: website ?? undefined,
    region: entity.region ? nameIn(locale, entity.region) : undefined,
    address: address ?? undefined,
    memo: memo ?? undefined,
    representative: entity.representative ? personView(entity.representative, locale).name : undefined,
    contacts,
    members: member_total,
    created: fullDay(entity.created_time, { locale, zone }),
  }
}

export type EntityView = ReturnType<typeof entityView>

/** Returns a requested entity and its members: the first 200, sorted by name (ADM-05). */
export async function withPeople({ api, locale }: RequestContext, entity_id: string, entityRequest: Promise<Entity>) {
  const query = { entity_id, size: 200, sort: "name" } as const
  const [entity, members] = await Promise.all([entityRequest, api.get("/member", { query })])
  const { items, total } = valueOf(members)
  const people = items.map(({ id, username, name, real_name, status }) => {
    const is_disabled = status === "disabled"
    const person = personView({ name, real_name, organization: null, is_disabled }, locale)
    return {
      id,
      username,
      ...person,
      realName: real_name === person.name ? undefined : real_name,
    }
  })
  return { entity, people: { people, total } }
}

export type EntityPeople = Awaited<ReturnType<typeof withPeople>>["people"]
