import type { components } from "#app/api/schema.d.ts"
import { valueOf } from "#app/api/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Entity } from "./entity-access.server.ts"
import { entityNames } from "./entity-list.server.ts"

/** An entity as its page shows it. */
export function entityView(entity: Entity, { locale, zone }: RequestContext) {
  const { id, status, actions, contacts, website, email_suffix, address, memo, member_total } = entity
  return {
    id,
    ...entityNames(entity, locale),
    status,
    canEdit: actions.includes("update"),
    canDisable: actions.includes("disable"),
    suffix: email_suffix ?? undefined,
    website: website ?? undefined,
    region: entity.region ? nameIn(locale, entity.region) : undefined,
    address: address ?? undefined,
    memo: memo ?? undefined,
    contacts,
    members: member_total,
    created: fullDay(entity.created_time, { locale, zone: zone.zone }),
  }
}

export type EntityView = ReturnType<typeof entityView>

/** The people of an entity whose accounts are not disabled, the first two hundred of them (ADM-05). */
export async function entityPeople({ api, locale }: RequestContext, entity: Entity) {
  const tree = valueOf(await api.get("/member/tree", { query: { q: entity.name_english, size: 200 } }))
  const isOwn = ({ module, key }: components["schemas"]["MemberNode"]) => module === "entity" && key === entity.id
  const node = tree.nodes.find(isOwn)
  const people = (node?.members ?? []).map((member) => ({
    id: member.id,
    username: member.username,
    person: { ...personView(member, locale), organization: undefined },
    realName: member.real_name,
  }))
  return { people, total: node?.total ?? 0 }
}

export type EntityPeople = Awaited<ReturnType<typeof entityPeople>>
