import { valueOf } from "#app/lib/failure.ts"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { forbiddenBy } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { tables } from "#openapi/generated/states.ts"
import { guidelineSchema } from "./membership-application.schema.ts"

/** Form values of the guidelines in both languages (ADM-07). @throws the 403 screen if the update action is not offered */
export async function guidelinesView(context: RequestContext, request: Request) {
  const { locale, zone } = context
  const guideline = valueOf(await context.api.get("/membership-application/guideline"))
  const { version, actions, content, content_english, attachments, updated_time, updated_by } = guideline
  await requireAction(context, actions, "update", () => forbiddenBy(tables["membership-guideline"], "update"))
  return {
    version,
    values: { content, content_english, attachment_ids: attachments.map(attachmentValue) },
    updated: momentWithZone(updated_time, { locale, zone }),
    updatedBy: updated_by ? personView(updated_by, locale).name : undefined,
    draft: await openDraft(context, request, guidelineSchema),
  }
}

export type GuidelinesView = Awaited<ReturnType<typeof guidelinesView>>

/** Saves the guidelines, which visitors see immediately (ADM-07). */
export const saveGuidelines = formAction(guidelineSchema, {
  files: "membership_application",
  write: ({ context, input: { attachment_ids, ...input } }) =>
    context.api.put("/membership-application/guideline", {
      body: { ...input, attachment_ids: fileIds(attachment_ids) },
    }),
  done: "membership-application.guidelines.saved",
  to: (_saved, { context }) => membershipApplicationPaths.guidelines(context.alliance),
})
