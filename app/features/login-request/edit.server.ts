import type { components } from "#app/api/schema.d.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { nameIn } from "#app/lib/locale.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { readForm } from "#app/lib/read-form.server.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/select-field.tsx"
import { editSchema } from "./edit.schema.ts"
import { entityOptions } from "#app/parts/entity-options.server.ts"
import { offeredRequest } from "./request.server.ts"
import type { Params } from "#app/lib/route-params.ts"

type Schemas = components["schemas"]
/** The entity that was chosen stays one of the options, also where nobody could choose it any more. */
function withChosen(options: Option[], chosen: Schemas["EntityRef"] | null, { locale }: RequestContext): Option[] {
  if (!chosen || options.some(({ value }) => value === chosen.id)) return options
  return [...options, { value: chosen.id, text: nameIn(locale, chosen) }]
}

/** The form that mends a request (ADM-06). @throws the 403 screen where that is not offered */
export async function editView(context: RequestContext, request: Request, params: Params) {
  const [found, entities] = await inParallel(offeredRequest(context, params, "update"), entityOptions(context))
  const { id, version, username, name, email, phone, company, memo, real_name, entity } = found
  const said = { email, phone, memo, real_name, entity_id: entity?.id }
  const known = Object.entries(said).map(([field, value]) => [field, value ?? undefined])
  return {
    id,
    name,
    version,
    username: username ?? undefined,
    values: { name, company, ...(Object.fromEntries(known) as Partial<Record<keyof typeof said, string>>) },
    entities: withChosen(entities, entity, context),
    draft: await openDraft(context, request, editSchema),
  }
}

/** Saves it. */
export async function saveRequest(context: RequestContext, request: Request, { id = "" }: Params) {
  return writeForm(
    context,
    { form: await readForm(request), fileErrors: {} },
    {
      schema: editSchema,
      write: (body) => context.api.put("/login-request/{id}", { path: { id }, body }),
      done: "login-request.edit.done",
      to: () => loginRequestPaths.detail(context.alliance, id),
    },
  )
}
