import { entityPaths } from "#app/lib/paths/entity.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"

export const entity: Domain = {
  records: { entity: { href: ({ alliance }, id) => entityPaths.detail(alliance, id), statuses: enabledStatusTexts } },
  operations: ["entity.logged.create", "entity.logged.update", "entity.logged.enable", "entity.logged.disable"],
  fields: {
    acronym: "entity.acronym",
    acronym_english: "entity.acronym-english",
    address: "entity.address",
    contacts: "entity.contacts",
    email_suffix: "entity.email-suffix",
    expiration: "entity.expiration",
    level_id: "entity.level",
    name: "entity.name",
    name_english: "entity.name-english",
    region_code: "entity.region",
    representative_id: "entity.representative",
    website: "entity.website",
  },
  administration: {
    title: "entity.list.title",
    href: ({ alliance }) => entityPaths.list(alliance),
    position: 5,
    access: "member-admin",
  },
}
