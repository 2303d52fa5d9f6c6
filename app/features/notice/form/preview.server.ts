import { ApiFailure } from "#app/lib/failure.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { noticeFor, noticePreview } from "../notice-access.server.ts"
import { noticeView } from "../detail/detail.server.ts"

/** The notice as recipients will read it, and who receives it (NOTICE-02, FORM-10). @throws the 403 screen if the action is not offered */
export async function publishView(context: RequestContext, params: Params) {
  const asked = noticePreview(context, params, "publish")
  const [notice, preview] = await Promise.all([noticeFor(context, params, "publish", asked), asked])
  if (!preview.ok && !context.hasActed) throw new ApiFailure(preview.failure)
  const foreseen = preview.ok
    ? {
        // publishing can be undone for a minute, and the text says so
        consequences: { ...consequencesView(preview.value, context.locale, () => undefined), isIrreversible: false },
        languages: preview.value.recipients.languages,
      }
    : {}
  return { notice: noticeView(notice, shellScopeFrom(params), context), ...foreseen, key: newIdempotencyKey() }
}

/** Publishes the draft in the URL: the backend holds it for a minute, then sends it. */
export const publishNotice = formAction(versionSchema, {
  write: ({ context: { api }, params, input, idempotencyKey }) =>
    api.post("/notice/{id}/publish", {
      path: { id: param(params, "id") },
      body: { version: input.version },
      idempotencyKey,
    }),
  done: ({ recipient_total }) => ({ id: "notice.published", values: { count: recipient_total } }),
  to: ({ id }, { params }) => noticePaths.detail(shellScopeFrom(params), id),
  isOnce: true,
})
