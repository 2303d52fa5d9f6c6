import { nameIn } from "#app/lib/locale.ts"
import { questionView } from "#app/parts/confirm/question.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { idempotencyKey, invalid, parseSubmission } from "#app/forms/submit/submission.server.ts"
import { entityOf } from "./entity-access.server.ts"
import { disableTexts } from "./entity.status.ts"
import { param } from "#app/lib/route-params.ts"
import { rowSchema, versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { formAction, withSchema } from "#app/parts/write-form.server.ts"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { redirect, type ActionFunctionArgs } from "@remix-run/node"
import { refusalResponse } from "#app/parts/refusal-text.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"

/**
 * Returns the confirmation data for disabling an entity, with its consequences (FORM-06, FORM-10).
 * @throws the 403 screen if the entity still has members or is already disabled
 */
export async function disableView(context: RequestContext, params: Readonly<Record<string, string | undefined>>) {
  const query = { module: "entity" as const, action: "disable", key: param(params, "id") }
  const [entity, preview] = await Promise.all([entityOf(context, params), context.api.get("/preview", { query })])
  const { id, version, actions } = entity
  const name = nameIn(context.locale, entity)
  const values = { name: { strong: name } }
  const view = await questionView(context, {
    action: "disable",
    texts: disableTexts,
    actions,
    values,
    version,
    preview,
  })
  return { ...view, id, name }
}

/** Disables an entity (ADM-05). */
export const disableEntity = formAction(versionSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/entity/{id}/disable", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: "entity.disabled",
  to: (_done, { context, params }) => entityPaths.detail(context.alliance, param(params, "id")),
})

/** Enables an entity from the list; a refusal is shown as one sentence above the list (ADM-05). */
export const enableEntity = withSchema(rowSchema, async ({ request, context }: ActionFunctionArgs) => {
  const submission = await parseSubmission(request, rowSchema)
  if (submission.status !== "success") return invalid(submission)
  const { id, version } = submission.value
  const call = { path: { id }, body: { version }, idempotencyKey: idempotencyKey(submission) }
  const done = await context.api.post("/entity/{id}/enable", call)
  if (!done.ok) return refusalResponse(done.failure, context)
  await sendFlash(context, { tone: "done", id: "entity.enabled" })
  return redirect(entityPaths.list(context.alliance) + new URL(request.url).search, 303)
})
