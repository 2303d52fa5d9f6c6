import { data, redirect } from "@remix-run/node"
import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { paths } from "#app/lib/paths.ts"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { questionView } from "#app/parts/confirm/question.server.ts"
import { versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { forbiddenBy } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
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
import { tables } from "#openapi/generated/states.ts"
import { categorySchema } from "./category.schema.ts"
import { deleteTexts } from "./category.status.ts"

type Category = components["schemas"]["DownloadCategory"]

/** Fetches all categories, sorted by name. An alliance has only a few, so one page of 200 is enough. */
async function categoriesOf({ api }: RequestContext) {
  return valueOf(await api.get("/download-category", { query: { size: 200 } }))
}

function categoryView(
  { id, version, name, creator, updated_time, download_total, actions }: Category,
  context: RequestContext,
) {
  const isUnused = download_total === 0
  return {
    id,
    version,
    name,
    downloads: download_total,
    creator: personView(creator, context.locale).name,
    updated: fullDay(updated_time, context),
    canUpdate: actions.includes("update"),
    canDelete: actions.includes("delete"),
    isKept: !actions.includes("delete") && isUnused,
  }
}

export type CategoryView = ReturnType<typeof categoryView>

/** Throws the 403 screen for people who may not manage categories, which leads back to the downloads. */
async function requireManager(context: RequestContext, actions: Awaited<ReturnType<typeof categoriesOf>>["actions"]) {
  const why = () => forbiddenBy(tables["download-category"].list, "create")
  await requireAction(context, actions, "create", why, paths.downloads(context))
}

/** Returns the categories and the actions available to this user (DL-02). @throws the 403 screen if the user may not manage categories */
export async function listCategories(context: RequestContext) {
  const { items, actions } = await categoriesOf(context)
  await requireManager(context, actions)
  return { categories: items.map((category) => categoryView(category, context)), newKey: newIdempotencyKey() }
}

const source = currentSchema(categorySchema, async ({ context }) => ({
  categories: (await categoriesOf(context)).items,
}))

/** Adds or renames a category. If the form is shown again, `of` is the id of its category (DL-02). */
export const saveCategory = withSchema(source, async ({ request, context }, schema) => {
  const submission = await parseSubmission(request, schema)
  const { payload } = submission
  const of = typeof payload.id === "string" ? payload.id : ""
  const withCategory = ({ data: answer, init }: ReturnType<typeof invalid> | ReturnType<typeof refused>) =>
    data({ ...answer, of }, init ?? undefined)
  if (submission.status !== "success") return withCategory(invalid(submission))
  const { id, version = 0, name } = submission.value
  const saved =
    id === undefined
      ? await context.api.post("/download-category", { body: { name }, idempotencyKey: idempotencyKey(submission) })
      : await context.api.put("/download-category/{id}", { path: { id }, body: { name, version } })
  if (!saved.ok) return withCategory(refused(submission, withLocalizedMessage(saved.failure, context)))
  await sendFlash(context, {
    tone: "done",
    id: id === undefined ? "download-category.created" : "download-category.saved",
  })
  return redirect(downloadPaths.categories(context.alliance), 303)
})

/**
 * Returns the confirmation data for deleting a category (FORM-06, FORM-10).
 * @throws the 404 screen if it does not exist, the 403 screen if the user may not manage categories, or if downloads belong to it
 */
export async function deleteView(context: RequestContext, params: Params) {
  const id = param(params, "id")
  const query = { module: "download_category" as const, action: "delete", key: id }
  const [{ items, actions: offered }, preview] = await Promise.all([
    categoriesOf(context),
    context.api.get("/preview", { query }),
  ])
  const category = items.find((one) => one.id === id)
  if (!category) throw new ApiFailure({ kind: "not_found" })
  await requireManager(context, offered)
  const { name, version, actions } = category
  const values = { name: { strong: name } }
  const view = await questionView(context, { action: "delete", texts: deleteTexts, actions, values, version, preview })
  return { ...view, id }
}

/** Deletes a category without downloads (DL-02). */
export const deleteCategory = formAction(versionSchema, {
  write: ({ context, params, input }) =>
    context.api.delete("/download-category/{id}", { path: { id: param(params, "id") }, query: input }),
  done: "download-category.deleted",
  to: (_done, { context }) => downloadPaths.categories(context.alliance),
})
