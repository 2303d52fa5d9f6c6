import { redirect } from "@remix-run/node"
import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { groupedWorkgroups } from "#app/parts/grouped-workgroups.server.ts"
import type { CheckSearch } from "#app/parts/import/check-query.ts"
import { findImport, type Import, listView } from "#app/parts/import/list-view.server.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { maxFiles } from "./invitation.limits.ts"
import { messageSchema } from "./invitation.schema.ts"

/** Groups that the person may invite others to, by acronym. */
async function groupOptions(context: RequestContext) {
  const { my_groups, other_groups } = valueOf(await groupedWorkgroups(context))
  return [...my_groups, ...other_groups]
    .filter(({ status }) => status === "normal")
    .map((group) => ({ value: group.acronym, text: group.acronym, note: nameIn(context.locale, group) }))
    .sort((a, b) => (a.value < b.value ? -1 : 1))
}

/** The files of the guidelines as form values; none if they cannot be loaded. */
async function guidelineFiles({ api }: RequestContext): Promise<string[]> {
  const read = await api.get("/membership-application/guideline")
  return read.ok ? read.value.attachments.slice(0, maxFiles).map(attachmentValue) : []
}

/**
 * Data of the third step; undefined if the list has expired.
 * @throws a redirect to the first step if no row of the list is accepted
 */
export async function messageView(context: RequestContext, request: Request, importId: string | undefined) {
  const calls = [openImport(context, importId), groupOptions(context), guidelineFiles(context)] as const
  const [list, groups, attachment_ids] = await Promise.all(calls)
  if (!list) return undefined
  if (list.accepted_total === 0) throw redirect(memberPaths.invite(context.alliance, list.id))
  return {
    id: list.id,
    count: list.accepted_total,
    groups,
    /** The files of the guidelines are attached, unless the person takes them away (ADM-01). */
    values: { text: { format: "markdown" as const }, attachment_ids },
    draft: await openDraft(context, request, messageSchema),
    key: newIdempotencyKey(),
  }
}

export type MessageView = NonNullable<Awaited<ReturnType<typeof messageView>>>

/** Sends the invitation to everybody whose row is accepted (ADM-01). */
export async function sendInvitation(context: RequestContext, request: Request, importId = "") {
  const received = await receiveForm(context, request, "member_invitation")
  return writeForm(context, received, {
    schema: messageSchema,
    write: ({ text, attachment_ids, group_acronyms }, idempotencyKey) => {
      const body = { import_id: importId, text, attachment_ids: fileIds(attachment_ids), group_acronyms }
      return context.api.post("/member-invitation", { body, idempotencyKey })
    },
    done: "member-invitation.sent",
    to: ({ id }) => memberPaths.invitation(context.alliance, id),
  })
}

/** The list of a step before sending; undefined if it has expired. @throws a redirect to the result if the invitation has been sent */
async function openImport(context: RequestContext, id: string | undefined): Promise<Import | undefined> {
  const list = await findImport(context, id)
  if (list?.invitation_id) throw redirect(memberPaths.invitation(context.alliance, list.invitation_id))
  return list
}

/** The result of checking a list (FORM-09); undefined if the list has expired. */
export async function checkView(context: RequestContext, id: string | undefined, search: CheckSearch) {
  const list = await openImport(context, id)
  return list && listView(list, search, context)
}
