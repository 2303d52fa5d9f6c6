import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, type Failure } from "#app/lib/failure.ts"
import { subjectIn } from "#app/lib/locale.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import type { CheckSearch } from "#app/parts/import/check-query.ts"
import { findImport, type Import, listView } from "#app/parts/import/list-view.server.ts"
import { fileFacts, receiveList } from "#app/parts/import/receive-list.server.ts"
import { memberRows } from "#app/parts/import/sheet-rows.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { formAction, withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import {
  idempotencyKey,
  invalid,
  newIdempotencyKey,
  parseSubmission,
  refused,
} from "#app/forms/submit/submission.server.ts"
import { type Notice, noticeFor } from "../notice-access.server.ts"
import { addRecipientsSchema, recipientsActSchema, recipientsSchema } from "../notice.schema.ts"
import { recipientsForm } from "../notice.status.ts"

const languageOf = ({ template_language }: Notice, { locale }: RequestContext) =>
  template_language ?? (locale === "zh" ? ("chinese" as const) : ("english" as const))

/** Form data of a notice's recipients outside the alliance, with a saved draft of the form (FORM-08). */
export async function recipientsView(context: RequestContext, params: Params, request: Request) {
  const notice = await noticeFor(context, params, "recipient.update")
  const { id, version, external_recipients } = notice
  const draft = await openDraft(context, request, recipientsSchema, recipientsForm)
  return {
    id,
    scope: shellScopeFrom(params),
    subject: subjectIn(context.locale, notice),
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
    const body = { module: "notice" as const, key: id, ...fileFacts(list), rows }
    const checked = await context.api.post("/import", { body, idempotencyKey: key })
    if (!checked.ok) return refused(submission, withLocalizedMessage(checked.failure, context))
    return redirect(noticePaths.recipientsCheck(scope, id, checked.value.id), 303)
  }
  const { intent: _save, ...body } = sent
  const saved = await context.api.put("/notice/{id}/recipient", { path: { id }, body, idempotencyKey: key })
  if (!saved.ok) {
    const failure = withMembersNamed(saved.failure, sent.external_recipients, context)
    return refused(submission, withLocalizedMessage(failure, context))
  }
  await sendFlash(context, { tone: "done", ...savedMessage(saved.value) })
  return redirect(noticePaths.detail(scope, id), 303)
})

/** Errors about members' addresses, at the field with all addresses: each names its address. */
function withMembersNamed(failure: Failure, addresses: readonly string[], { locale }: RequestContext): Failure {
  if (failure.kind !== "refused") return failure
  const intl = serverIntl(locale)
  const errors = failure.errors.map((error) => {
    const [field = "", at] = error.field.split(".")
    if (error.code !== "already_member") return error
    const values = { address: addresses[Number(at)] ?? "" }
    return { field, code: "text", message: intl.formatMessage({ id: "notice.externals.member" }, values) }
  })
  return { ...failure, errors }
}

const savedMessage = ({ external_recipients }: Notice) => ({
  id: "notice.recipients.saved" as const,
  values: { count: external_recipients.length },
})

/** The result of checking a workbook, row by row; `list` is undefined if it has expired. @throws 404 for a list of another module */
export async function recipientsCheckView(context: RequestContext, params: Params, search: CheckSearch) {
  const [notice, list] = await inParallel(
    noticeFor(context, params, "recipient.update"),
    findImport(context, param(params, "importId")),
  )
  if (list && list.module !== "notice") throw new ApiFailure({ kind: "not_found" })
  const { id, version, external_recipients } = notice
  return {
    id,
    scope: shellScopeFrom(params),
    subject: subjectIn(context.locale, notice),
    version,
    present: external_recipients,
    ...(list ? checkedList(list, notice, search, context) : { list: undefined, fresh: 0 }),
    values: { template_language: languageOf(notice, context) },
    key: newIdempotencyKey(),
  }
}

/** The list of a check, whose rows say which addresses the notice already has, and the number of addresses that are new to it. */
function checkedList(list: Import, { external_recipients }: Notice, search: CheckSearch, context: RequestContext) {
  const present = new Set(external_recipients.map((email) => email.toLowerCase()))
  const isPresent = ({ email }: { email: string }) => present.has(email.toLowerCase())
  const view = listView(list, search, context)
  const reason = serverIntl(context.locale).formatMessage({ id: "notice.recipients.repeated" })
  const items = view.page.items.map((row) =>
    row.code === null && isPresent(row) ? { ...row, code: "already_recipient" as const, reason } : row,
  )
  return {
    list: { ...view, page: { ...view.page, items } },
    fresh: list.rows.filter((row) => row.is_accepted && !isPresent(row)).length,
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
