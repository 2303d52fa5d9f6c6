import type { output } from "zod/v4/core"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import type { Notice } from "../notice-access.server.ts"
import { noticeSchema } from "../notice.schema.ts"

const emptyText = { format: "markdown" as const }

function valuesOf(notice: Notice) {
  const { subject, content, subject_english, content_english, reply_to, attachments } = notice
  return {
    subject,
    content,
    subject_english: subject_english ?? undefined,
    content_english: content_english ?? emptyText,
    reply_to: reply_to.join("\n"),
    attachments: attachments.map(attachmentValue),
  }
}

/** Default values of a new notice: replies go to its author. Without an answer about the person the field is empty. */
async function newNotice({ api }: RequestContext) {
  const profile = await api.get("/profile")
  return { content: emptyText, content_english: emptyText, reply_to: profile.ok ? profile.value.email : undefined }
}

/** Data of the form page, with a saved draft (FORM-08), and the time of a planned notice. @param notice the notice to edit */
export async function noticeForm(context: RequestContext, request: Request, notice?: Notice) {
  const [draft, values] = await Promise.all([
    openDraft(context, request, noticeSchema),
    notice ? valuesOf(notice) : newNotice(context),
  ])
  const planned = notice?.planned_time ? momentWithZone(notice.planned_time, context) : undefined
  return { draft, values, planned, key: newIdempotencyKey() }
}

export type NoticeFormView = Awaited<ReturnType<typeof noticeForm>>

function bodyOf({ version: _version, attachments, ...value }: output<typeof noticeSchema>) {
  const { subject_english = null, content_english = null } = value
  return { ...value, subject_english, content_english, attachment_ids: fileIds(attachments) }
}

/** Maps the backend's field names to those of the form, for errors. */
const formFields = { attachment_ids: "attachments" }

/** Saves a draft in the scope of the URL (NOTICE-02). */
export const createNotice = formAction(noticeSchema, {
  files: "notice",
  fields: formFields,
  write: ({ context, params, input, idempotencyKey }) => {
    const body = { ...bodyOf(input), group_acronym: params.acronym ?? null }
    return context.api.post("/notice", { body, idempotencyKey })
  },
  done: "notice.created",
  to: ({ id }, { params }) => noticePaths.detail(shellScopeFrom(params), id),
})

/** Saves the draft or planned notice in the URL. */
export const updateNotice = formAction(noticeSchema, {
  files: "notice",
  fields: formFields,
  write: ({ context, params, input }) => {
    const body = { ...bodyOf(input), version: input.version ?? 0 }
    return context.api.put("/notice/{id}", { path: { id: param(params, "id") }, body })
  },
  done: ({ status }) => (status === "planned" ? "notice.saved-planned" : "notice.saved"),
  to: ({ id }, { params }) => noticePaths.detail(shellScopeFrom(params), id),
})
