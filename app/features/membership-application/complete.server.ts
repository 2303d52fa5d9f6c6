import type { components } from "#app/api/schema.d.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { regionOptions } from "#app/parts/regions/region-options.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/fields.tsx"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { applicationOf, applicationOffering, listed, type MembershipApplication } from "./application.server.ts"
import { completionSchema, type CompletionWish } from "./membership-application.schema.ts"

type Schemas = components["schemas"]

/** All valid entities by name, to choose one that is there already. */
async function validEntities({ api, locale }: RequestContext): Promise<Schemas["EntityRow"][]> {
  const query = { status: ["valid" as const], sort: locale === "zh" ? ("name" as const) : ("name_english" as const) }
  const pages = everyPage(async (part) => valueOf(await api.get("/entity", { query: { ...part, ...query } })))
  const all: Schemas["EntityRow"][] = []
  for await (const entities of pages) all.push(...entities)
  return all
}

async function levelOptions({ api, locale }: RequestContext): Promise<Option[]> {
  const sort = locale === "zh" ? "name" : "name_english"
  const { items } = valueOf(await api.get("/member-level", { query: { size: 200, sort } }))
  return items.map((level) => ({ value: level.id, text: nameIn(locale, level) }))
}

const same = (one: string | null, other: string | null) =>
  one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase()

/** An entity that may be the applicant: it has one of its names, or its email suffix. */
function likeness(application: MembershipApplication, entities: readonly Schemas["EntityRow"][]) {
  return entities.find(
    (entity) =>
      same(entity.name, application.name) ||
      same(entity.name_english, application.name_english) ||
      same(entity.email_suffix, application.email_suffix),
  )
}

/** An entity stands in a country or region; an application may name a place below one. */
function countryOf({ region }: MembershipApplication, countries: readonly Option[]) {
  return countries.find(({ value }) => region.code === value || region.code.startsWith(`${value}-`))?.value
}

/** What the form begins with: everything the application says. */
function valuesOf(application: MembershipApplication, regions: readonly Option[]) {
  const { name, name_english, acronym, acronym_english, email_suffix, website, address, contacts } = application
  const [first] = contacts
  return {
    entity: {
      ...{ name, name_english, acronym, acronym_english },
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

/** The form that makes an applicant a member (ADM-07). @throws the 403 screen where the application is not so far */
export async function completeView(context: RequestContext, request: Request, params: Params) {
  const application = await applicationOffering(context, params, "complete")
  const [entities, levels, regions, draft] = await Promise.all([
    validEntities(context),
    levelOptions(context),
    regionOptions(context),
    openDraft(context, request, completionSchema),
  ])
  const { id, code, version } = application
  const like = likeness(application, entities)
  return {
    ...{ id, code, version, levels, regions, draft },
    name: nameIn(context.locale, application),
    entities: entities.map((entity) => ({ value: entity.id, text: nameIn(context.locale, entity) })),
    like: like && nameIn(context.locale, like),
    others: listed(
      application.contacts.slice(1).map((contact) => contact.name),
      context,
    ),
    values: valuesOf(application, regions),
    key: newIdempotencyKey(),
  }
}

export type CompleteView = Awaited<ReturnType<typeof completeView>>

/** The new entity: what the form says, with the contacts of the application. The schema has made sure of the names. */
function entityOf({ entity, level_id }: CompletionWish, contacts: MembershipApplication["contacts"]) {
  const { name = "", name_english = "", acronym = "", acronym_english = "", ...more } = entity
  return { name, name_english, acronym, acronym_english, ...more, level_id, contacts }
}

/** Makes the applicant a member: its entity, its level and the first person who can log in (ADM-07). */
export const completeApplication = formAction(completionSchema, {
  write: async ({ context, params, input, idempotencyKey }) => {
    const { version, entity_id, level_id, member, is_inviting_contacts = false, summary = null } = input
    const chosen =
      entity_id === undefined
        ? { entity: entityOf(input, (await applicationOf(context, params)).contacts) }
        : { entity_id }
    const body = {
      ...chosen,
      ...{ version, level_id, is_inviting_contacts, summary },
      member: { ...member, real_name: member.real_name ?? null },
    }
    const path = { id: param(params, "id") }
    return context.api.post("/membership-application/{id}/complete", { path, body, idempotencyKey })
  },
  done: ({ code }) => ({ id: "membership-application.completed", values: { code } }),
  to: (_done, { context, params }) => membershipApplicationPaths.detail(context.alliance, param(params, "id")),
})
