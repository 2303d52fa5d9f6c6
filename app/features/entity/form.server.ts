import { redirect } from "@remix-run/node"
import type { components } from "#openapi/generated/schema.d.ts"
import { everyRow } from "#app/lib/every-page.ts"
import { valueOf } from "#app/lib/failure.ts"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { levelOptions } from "#app/parts/entity-options.server.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { regionOptions } from "#app/parts/regions/region-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import {
  idempotencyKey,
  invalid,
  newIdempotencyKey,
  parseSubmission,
  refused,
} from "#app/forms/submit/submission.server.ts"
import type { Entity } from "./entity-access.server.ts"
import { entitySchema, type EntityFormValues } from "./entity.schema.ts"

/** Maximum number of contacts of an entity (ADM-05). */
const maxContacts = 3

/** Removes null values, because form values are undefined when missing. */
function withoutNulls<Given extends Record<string, unknown>>(given: Given) {
  const there = Object.entries(given).filter(([, value]) => value !== null)
  return Object.fromEntries(there) as { [Name in keyof Given]: Exclude<Given[Name], null> | undefined }
}

/** Fills the contact fields. The form always has all rows; unused rows are empty. */
function contactsOf(known: Entity["contacts"]) {
  const named: { name?: string; phone?: string; email?: string }[] = known.map(withoutNulls)
  return Array.from({ length: maxContacts }, (_, at) => named[at] ?? {})
}

function valuesOf(entity: Entity | undefined) {
  if (!entity) return { contacts: contactsOf([]) }
  const { name, name_english, acronym, acronym_english, email_suffix, expiration, website, address, memo } = entity
  return {
    name,
    name_english,
    acronym,
    acronym_english,
    ...withoutNulls({ email_suffix, expiration, website, address, memo }),
    level_id: entity.level?.id,
    region_code: entity.region?.code,
    representative_id: entity.representative?.id,
    contacts: contactsOf(entity.contacts),
  }
}

/** The people who can represent an entity (VOTE-07): its members with an enabled account. */
async function peopleOf({ api }: RequestContext, entity_id: string): Promise<Option[]> {
  const query = { entity_id, status: ["normal" as const], sort: "name" as const }
  const people = await everyRow(async (part) => valueOf(await api.get("/member", { query: { ...query, ...part } })))
  return people.map(({ id, name, real_name, username }) => ({ value: id, text: `${name || real_name} (${username})` }))
}

/** Returns the data of the form, including a saved draft (FORM-08). @param edited the entity to edit, and the request for it */
export async function entityForm(
  context: RequestContext,
  request: Request,
  edited?: { id: string; entityRequest: Promise<Entity> },
) {
  const [entity, people, levels, regions] = await Promise.all([
    edited?.entityRequest,
    edited && peopleOf(context, edited.id),
    levelOptions(context),
    regionOptions(context),
  ])
  const draft = await openDraft(context, request, entitySchema)
  return { levels, regions, people, draft, values: valuesOf(entity), key: newIdempotencyKey() }
}

export type EntityFormView = Awaited<ReturnType<typeof entityForm>>

/** Builds the request body: contacts without a name are dropped, and a new entity has nobody who could represent it. */
function bodyOf(values: EntityFormValues): components["schemas"]["EntityInput"] {
  const { version: _version, representative_id: _representative, contacts, ...fields } = values
  const named = contacts.flatMap((contact) =>
    contact?.name === undefined
      ? []
      : [{ name: contact.name, phone: contact.phone ?? null, email: contact.email ?? null }],
  )
  return { ...fields, contacts: named }
}

/** Creates an entity, or updates the one with the given id (ADM-05). */
export async function saveEntity(context: RequestContext, request: Request, id?: string) {
  const submission = await parseSubmission(await readForm(request), entitySchema)
  if (submission.status !== "success") return invalid(submission)
  const body = bodyOf(submission.value)
  const { version = 0, representative_id = null } = submission.value
  const saved =
    id === undefined
      ? await context.api.post("/entity", { body, idempotencyKey: idempotencyKey(submission) })
      : await context.api.put("/entity/{id}", { path: { id }, body: { ...body, representative_id, version } })
  if (!saved.ok) return refused(submission, withLocalizedMessage(saved.failure, context))
  await sendFlash(context, { tone: "done", id: id === undefined ? "entity.created" : "entity.saved" })
  return redirect(entityPaths.detail(context.alliance, saved.value.id), 303)
}
