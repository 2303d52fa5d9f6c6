import type { components } from "#openapi/generated/schema.d.ts"
import { entityListRules, entityRules, representativeOf } from "./rules.ts"
import { topRegion } from "#mock/domains/region/regions.ts"
import { storedContacts } from "./contacts.ts"
import type { EntityRow } from "./records.ts"
import { changeEntity, entityRecord, findEntity, logOf } from "./read.ts"
import { memoOf } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseOlder } from "#mock/domains/member/stale.ts"
import { onList } from "#mock/engine/record-guard.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"

type Schemas = components["schemas"]

const fields = [
  "name",
  "name_english",
  "acronym",
  "acronym_english",
  "level_id",
  "email_suffix",
  "contacts",
  "website",
  "expiration",
  "region_code",
  "representative_id",
  "address",
  "memo",
] as const
type Written = Pick<EntityRow, (typeof fields)[number]>

/** Creating and changing organisation units (ADM-05). */
export const entityWriteHandlers = {
  "entity.create": guarded(onList(entityListRules, "create"), (call) => {
    const { store, now, viewer } = call
    const row: EntityRow = {
      ...readEntity(call, call.body),
      id: store.newId("entity"),
      alliance_id: viewer.member.alliance_id,
      is_disabled: false,
      created_time: now,
      changed_by_id: viewer.member.id,
      updated_time: now,
      version: 1,
    }
    entityListRules.perform("create", call, {
      record: row,
      change: () => store.rows.entity.put(row),
      log: logOf(call, row, `${row.name} ${row.name_english}`),
    })
    return { status: 201, body: { success: true, result: entityRecord(row, viewer.member, { store, now }) } }
  }),

  "entity.update": guarded(findEntity("update"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, entityRules)
    const written = readEntity(call, call.body, record)
    const done = changeEntity(call, "update", record, written, memoOf(record, { ...record, ...written }, fields))
    return ok(entityRecord(done, call.viewer.member, world))
  }),

  "entity.disable": guarded(findEntity("disable"), (call, found) => {
    refuseOlder(found, call.body.version, entityRules)
    const done = changeEntity(call, "disable", found.record, { is_disabled: true }, "valid -> invalid")
    return ok(entityRecord(done, call.viewer.member, found.world))
  }),

  "entity.enable": guarded(findEntity("enable"), (call, found) => {
    refuseOlder(found, call.body.version, entityRules)
    const done = changeEntity(call, "enable", found.record, { is_disabled: false }, "invalid -> valid")
    return ok(entityRecord(done, call.viewer.member, found.world))
  }),
} satisfies Handlers

type Given = Schemas["EntityInput"] | Schemas["EntityUpdate"]

/** Reads an entity form; throws a refusal with all invalid fields. @param kept the entity being changed */
function readEntity(
  call: SignedIn<Checked<"entity.create" | "entity.update">>,
  given: Given,
  kept?: EntityRow,
): Written {
  const input = new BodyCheck(call)
  const others = call.store.rows.entity.filter(
    ({ id, alliance_id }) => alliance_id === call.viewer.member.alliance_id && id !== kept?.id,
  )
  const written = {
    ...input.names(given, others),
    acronym: input.text(given.acronym) ?? "",
    acronym_english: input.text(given.acronym_english) ?? "",
    level_id: levelOf(call, input, given.level_id ?? null),
    email_suffix: input.text(given.email_suffix?.toLowerCase()),
    contacts: storedContacts(given.contacts ?? []),
    website: input.text(given.website),
    expiration: given.expiration ?? null,
    region_code: regionOf(input, given.region_code ?? null),
    representative_id: readRepresentative(input, given, kept),
    address: input.text(given.address),
    memo: input.text(given.memo),
  }
  input.done()
  return written
}

function levelOf(
  { store, viewer }: Pick<SignedIn<Checked<"entity.create">>, "store" | "viewer">,
  input: BodyCheck,
  id: string | null,
): string | null {
  const level = id === null ? undefined : store.rows.member_level.get(id)
  if (id !== null && level?.alliance_id !== viewer.member.alliance_id) input.refuse("level_id", "unknown_reference")
  return id
}

/** Checks that the representative is an enabled member of the entity; a new one has no members yet. */
function readRepresentative(input: BodyCheck, given: Given, kept?: EntityRow): string | null {
  const id = ("representative_id" in given ? given.representative_id : null) ?? null
  const isMember =
    kept && representativeOf({ ...kept, representative_id: id }, { store: input.store, now: input.store.now() })
  if (id !== null && !isMember) input.refuse("representative_id", "unknown_reference")
  return id
}

/** Checks a country or region of the top level. */
function regionOf(input: BodyCheck, code: string | null): string | null {
  if (code !== null && !topRegion(code)) input.refuse("region_code", "unknown_reference")
  return code
}
