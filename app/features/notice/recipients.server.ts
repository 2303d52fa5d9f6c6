import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { cut } from "#app/lib/cut.ts"
import { ApiFailure } from "#app/lib/failure.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import type { CheckSearch } from "#app/parts/import/check-query.ts"
import { findImport, listView } from "#app/parts/import/list-view.server.ts"
import { receiveList } from "#app/parts/import/receive-list.server.ts"
import { memberRows } from "#app/parts/import/sheet-rows.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { formAction, withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { type Notice, noticeFor } from "./notice-access.server.ts"
import { addRecipientsSchema, recipientsActSchema, recipientsSchema } from "./notice.schema.ts"

const longestName = 200

const languageOf = ({ template_language }: Notice, { locale }: RequestContext) =>
  template_language ?? (locale === "zh" ? ("chinese" as const) : ("english" as const))

/** Form data of a draft's recipients outside the alliance, with a saved draft of the form (FORM-08). */
export async function recipientsView(context: RequestContext, params: Params, request: Request) {
  const notice = await noticeFor(context, params, "recipient.update")
  const { id, subject, version, external_recipients } = notice
  const draft = await openDraft(context, request, recipientsSchema)
  return {
    id,
    scope: shellScopeFrom(params),
    subject,
    version,
    draft,
    key: newIdempotencyKey(),
    values: { external_recipients: external_recipients.join("\n"), template_language: languageOf(notice, context) },
  }
}

/** Sets the typed recipients, or submits a workbook for checking and redirects to the result (NOTICE-03, FORM-09). */
export const setRecipients = withSchema(recipientsActSchema, async (args: ActionFunctionArgs) => {
  const { context, params, request } = args
  const { received, list } = await receiveList(context, request, memberRows)
  const submission = await parseSubmission(received, recipientsActSchema)
  if (submission.status !== "success") return invalid(submission)
  const sent = submission.value
  const id = param(params, "id")
  const scope = shellScopeFrom(params)
  const key = idempotencyKey(submission)
  if (sent.intent === "upload") {
    const rows = list?.rows.map(({ row, email, name }) => ({ row, email, name })) ?? []
    const body = { module: "notice" as const, key: id, file_name: list ? cut(list.name, longestName) : null, rows }
    const checked = await context.api.post("/import", { body, idempotencyKey: key })
    if (!checked.ok) return refused(submission, withLocalizedMessage(checked.failure, context))
    return redirect(noticePaths.recipientsCheck(scope, id, checked.value.id), 303)
  }
  const { intent: _save, ...body } = sent
  const saved = await context.api.put("/notice/{id}/recipient", { path: { id }, body, idempotencyKey: key })
  if (!saved.ok) return refused(submission, withLocalizedMessage(saved.failure, context))
  await sendFlash(context, { tone: "done", ...savedMessage(saved.value) })
  return redirect(noticePaths.detail(scope, id), 303)
})

const savedMessage = ({ external_recipients }: Notice) => ({
  id: "notice.recipients.saved" as const,
  values: { count: external_recipients.length },
})

/** The result of checking a workbook, row by row; `list` is undefined if it has expired. @throws 404 for a list of another module */
export async function recipientsCheckView(context: RequestContext, params: Params, search: CheckSearch) {
  const notice = await noticeFor(context, params, "recipient.update")
  const list = await findImport(context, param(params, "importId"))
  if (list && list.module !== "notice") throw new ApiFailure({ kind: "not_found" })
  const { id, subject, version, external_recipients } = notice
  return {
    id,
    scope: shellScopeFrom(params),
    subject,
    version,
    present: external_recipients,
    list: list && listView(list, search, context),
    values: { template_language: languageOf(notice, context) },
    key: newIdempotencyKey(),
  }
}

/** Adds the accepted rows of the list to the notice's existing recipients (NOTICE-03). */
export const addRecipients = formAction(addRecipientsSchema, {
  write: ({ context, params, input, idempotencyKey: key }) => {
    const body = { ...input, import_id: param(params, "importId") }
    return context.api.put("/notice/{id}/recipient", { path: { id: param(params, "id") }, body, idempotencyKey: key })
  },
  done: savedMessage,
  to: ({ id }, { params }) => noticePaths.detail(shellScopeFrom(params), id),
})
