import { redirect } from "@remix-run/node"
import type { components } from "#app/api/schema.d.ts"
import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { readForm } from "#app/lib/read-form.server.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import { regionOptions } from "#app/parts/regions/region-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import type { Option } from "#app/ui/form/fields.tsx"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import type { Entity } from "./entity-access.server.ts"
import { entitySchema, type EntityWish } from "./entity.schema.ts"

/** How many people to ask an entity can have (ADM-05). */
const contacts = 3

/** The same with what is not there left out, as a form's values begin. */
function said<Given extends Record<string, unknown>>(given: Given) {
  const there = Object.entries(given).filter(([, value]) => value !== null)
  return Object.fromEntries(there) as { [Name in keyof Given]: Exclude<Given[Name], null> | undefined }
}

/** The controls of all contacts are there from the start; those of a new entity are empty. */
function contactsOf(known: Entity["contacts"]) {
  const named: { name?: string; phone?: string; email?: string }[] = known.map(said)
  return Array.from({ length: contacts }, (_, at) => named[at] ?? {})
}

function valuesOf(entity: Entity | undefined) {
  if (!entity) return { contacts: contactsOf([]) }
  const { name, name_english, acronym, acronym_english, email_suffix, expiration, website, address, memo } = entity
  return {
    name,
    name_english,
    acronym,
    acronym_english,
    ...said({ email_suffix, expiration, website, address, memo }),
    level_id: entity.level?.id,
    region_code: entity.region?.code,
    contacts: contactsOf(entity.contacts),
  }
}

/** What the page with the form shows, with what had been typed before (FORM-08). @param asked for the one that is changed */
export async function entityForm(context: RequestContext, request: Request, asked?: Promise<Entity>) {
  const [entity, levels, regions] = await Promise.all([asked, levelOptions(context), regionOptions(context)])
  const draft = await openDraft(context, request, entitySchema)
  return { levels, regions, draft, values: valuesOf(entity), key: newIdempotencyKey() }
}

export type EntityFormView = Awaited<ReturnType<typeof entityForm>>

/** What is left out is empty; a contact without a name is none. */
function bodyOf({ version: _version, contacts, ...wish }: EntityWish): components["schemas"]["EntityInput"] {
  const named = contacts.flatMap((contact) =>
    contact?.name === undefined
      ? []
      : [{ name: contact.name, phone: contact.phone ?? null, email: contact.email ?? null }],
  )
  return { ...wish, contacts: named }
}

/** Creates an entity, or changes the one that the address names (ADM-05). */
export async function saveEntity(context: RequestContext, request: Request, id?: string) {
  const submission = await parseSubmission(await readForm(request), entitySchema)
  if (submission.status !== "success") return invalid(submission)
  const body = bodyOf(submission.value)
  const { version = 0 } = submission.value
  const saved =
    id === undefined
      ? await context.api.post("/entity", { body, idempotencyKey: idempotencyKey(submission) })
      : await context.api.put("/entity/{id}", { path: { id }, body: { ...body, version } })
  if (!saved.ok) return refused(submission, inWords(saved.failure, context))
  await sendFlash(context, { tone: "done", id: id === undefined ? "entity.created" : "entity.saved" })
  return redirect(entityPaths.detail(context.alliance, saved.value.id), 303)
}

/** The member levels of the alliance to choose from, in the person's language (ADM-05). */
export async function levelOptions({ api, locale }: RequestContext): Promise<Option[]> {
  const sort = locale === "zh" ? "name" : "name_english"
  const { items } = valueOf(await api.get("/member-level", { query: { size: 200, sort } }))
  return items.map((level) => ({ value: level.id, text: nameIn(locale, level) }))
}
