import { valueOf } from "#app/lib/failure.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { editSchema } from "../workgroup.schema.ts"
import { getWorkgroup } from "../workgroup.server.ts"

/** Data of the form that edits a group, with the people who would lose access if it became restricted (FORM-10). */
export async function workgroupForm(context: RequestContext, request: Request, acronym = "") {
  const query = { module: "workgroup", action: "update", key: acronym } as const
  const [group, preview] = await Promise.all([getWorkgroup(context, acronym), context.api.get("/preview", { query })])
  await requireAction(context, group.actions, "update", () => whyNot(preview))
  const seen = preview.ok || !context.hasActed ? valueOf(preview) : undefined
  const { name, name_english, type, description, version } = group
  return {
    acronym: group.acronym,
    version,
    values: { name, name_english, type, description },
    draft: await openDraft(context, request, editSchema),
    losing: seen && consequencesView(seen, context.locale, () => undefined).losingAccess,
    isOwnAccess: seen?.warnings.some(({ code }) => code === "own_access") ?? false,
  }
}

/** Saves a group (ADM-02). */
export async function saveWorkgroup(context: RequestContext, request: Request, acronym = "") {
  const url = context.alliance
  return writeForm(context, await receiveForm(context, request, "workgroup"), {
    schema: editSchema,
    write: (body) => context.api.put("/workgroup/{acronym}", { path: { acronym }, body }),
    done: "workgroup-admin.saved",
    to: () => workgroupPaths.adminList(url),
  })
}
