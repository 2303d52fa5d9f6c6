import type { components } from "#openapi/generated/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionView } from "#app/parts/confirm/question.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { type Download, downloadOf } from "./download.server.ts"
import { categoryOptions } from "./list.server.ts"
import { downloadSchema, type DownloadFormValues } from "./download.schema.ts"
import { deleteTexts } from "./download.status.ts"

function valuesOf(download: Download | undefined) {
  if (!download) return {}
  const { name, category, description, files } = download
  return {
    name,
    category_id: category.id,
    description: description ?? undefined,
    file_ids: files.map(attachmentValue),
  }
}

type Categories = Awaited<ReturnType<typeof categoryOptions>>

/** Returns the data of the form, including a saved draft (FORM-08). @param download the download to edit */
export async function downloadForm(
  context: RequestContext,
  request: Request,
  { options, canManage }: Categories,
  download?: Download,
) {
  const draft = await openDraft(context, request, downloadSchema)
  return { categories: options, canManage, draft, values: valuesOf(download), key: newIdempotencyKey() }
}

export type DownloadFormView = Awaited<ReturnType<typeof downloadForm>>

type Body = Omit<components["schemas"]["DownloadInput"], "group_acronym">

function bodyOf({ name, category_id, description, file_ids }: DownloadFormValues): Body {
  return { name, category_id, description: description ?? null, file_ids: fileIds(file_ids) }
}

/** Creates a download for the alliance or the group in the route (DL-03). */
export const createDownload = formAction(downloadSchema, {
  files: "download",
  write: ({ context, params, input, idempotencyKey }) => {
    const { acronym } = shellScopeFrom(params)
    const body = { ...bodyOf(input), ...(acronym !== undefined && { group_acronym: acronym }) }
    return context.api.post("/download", { body, idempotencyKey })
  },
  done: "download.created",
  to: ({ id }, { params }) => downloadPaths.detail(shellScopeFrom(params), id),
})

/** Updates a download (DL-03). */
export const updateDownload = formAction(downloadSchema, {
  files: "download",
  write: ({ context, params, input }) => {
    const body = { ...bodyOf(input), version: input.version ?? 0 }
    return context.api.put("/download/{id}", { path: { id: param(params, "id") }, body })
  },
  done: "download.saved",
  to: ({ id }, { params }) => downloadPaths.detail(shellScopeFrom(params), id),
})

/**
 * Returns the confirmation data for deleting a download, with its consequences (FORM-06, FORM-10).
 * @throws the 403 screen if it cannot be deleted
 */
export async function deleteView(context: RequestContext, params: Params) {
  const query = { module: "download" as const, action: "delete", key: param(params, "id") }
  const [download, preview] = await Promise.all([downloadOf(context, params), context.api.get("/preview", { query })])
  const { id, name, actions, version, files, download_total: total } = download
  const values = { name: { strong: name }, files: files.length, total }
  const view = await questionView(context, { action: "delete", texts: deleteTexts, actions, values, version, preview })
  return { ...view, id, name }
}

/** Deletes a download (DL-03). */
export const deleteDownload = formAction(versionSchema, {
  write: ({ context, params, input }) =>
    context.api.delete("/download/{id}", { path: { id: param(params, "id") }, query: input }),
  done: "download.deleted",
  to: (_done, { params }) => paths.downloads(shellScopeFrom(params)),
})
