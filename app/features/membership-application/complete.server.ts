import type { components } from "#openapi/generated/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { levelOptions, validEntities } from "#app/parts/entity-options.server.ts"
import { regionOptions } from "#app/parts/regions/region-options.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { applicationOf, applicationOffering, joinNames, type MembershipApplication } from "./application.server.ts"
import { completionSchema, type CompletionFormValues } from "./membership-application.schema.ts"

type Schemas = components["schemas"]

const isSameText = (one: string | null, other: string | null) =>
  one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase()

/** Finds an existing entity that may be the applicant: same name in one of the languages, or same email suffix. */
function matchingEntity(application: MembershipApplication, entities: readonly Schemas["EntityRow"][]) {
  return entities.find(
    (entity) =>
      isSameText(entity.name, application.name) ||
      isSameText(entity.name_english, application.name_english) ||
      isSameText(entity.email_suffix, application.email_suffix),
  )
}

/** Returns the country or region for the entity; an application may name a place within it. */
function countryOf({ region }: MembershipApplication, countries: readonly Option[]) {
  return countries.find(({ value }) => region.code === value || region.code.startsWith(`${value}-`))?.value
}

/** Default values of the form, from the application. */
function valuesOf(application: MembershipApplication, regions: readonly Option[]) {
  const { name, name_english, acronym, acronym_english, email_suffix, website, address, contacts } = application
  const [first] = contacts
  return {
    entity: {
      name,
      name_english,
      acronym,
      acronym_english,
      email_suffix: email_suffix ?? undefined,
      website: website ?? undefined,
      address: address ?? undefined,
      region_code: countryOf(application, regions),
    },
    level_id: application.proposed_level.id,
    member: { email: first?.email ?? undefined, name: first?.name },
    is_inviting_contacts: contacts.length > 1 ? "on" : undefined,
  }
}

/** Data of the form that makes an applicant a member (ADM-07). @throws the 403 screen if the application has not passed its reviews */
export async function completeView(context: RequestContext, request: Request, params: Params) {
  const around = Promise.all([
    validEntities(context),
    levelOptions(context),
    regionOptions(context),
    openDraft(context, request, completionSchema),
  ])
  const [application, [entities, levels, regions, draft]] = await inParallel(
    applicationOffering(context, params, "complete"),
    around,
  )
  const { id, code, version } = application
  const match = matchingEntity(application, entities)
  return {
    id,
    code,
    version,
    levels,
    regions,
    draft,
    name: nameIn(context.locale, application),
    entities: entities.map((entity) => ({ value: entity.id, text: nameIn(context.locale, entity) })),
    like: match && nameIn(context.locale, match),
    contacts: joinNames(
      application.contacts.map((contact) => contact.name),
      context,
    ),
    values: valuesOf(application, regions),
    key: newIdempotencyKey(),
  }
}

export type CompleteView = Awaited<ReturnType<typeof completeView>>

/** The new entity from the form, with the contacts of the application. The schema ensures that the names are present. */
function entityOf({ entity, level_id }: CompletionFormValues, contacts: MembershipApplication["contacts"]) {
  const { name = "", name_english = "", acronym = "", acronym_english = "", ...more } = entity
  return { name, name_english, acronym, acronym_english, ...more, level_id, contacts }
}

/** Makes the applicant a member: creates its entity, level and the first person who can sign in (ADM-07). */
export const completeApplication = formAction(completionSchema, {
  write: async ({ context, params, input, idempotencyKey }) => {
    const { version, entity_id, level_id, member, is_inviting_contacts = false, summary = null } = input
    const chosen =
      entity_id === undefined
        ? { entity: entityOf(input, (await applicationOf(context, params)).contacts) }
        : { entity_id }
    const body = {
      ...chosen,
      version,
      level_id,
      is_inviting_contacts,
      summary,
      member: { ...member, real_name: member.real_name ?? null },
    }
    const path = { id: param(params, "id") }
    const call = { path, body, idempotencyKey }
    return context.api.post("/membership-application/{id}/complete", call)
  },
  done: ({ code }) => ({ id: "membership-application.completed", values: { code } }),
  to: (_done, { context, params }) => membershipApplicationPaths.detail(context.alliance, param(params, "id")),
})
