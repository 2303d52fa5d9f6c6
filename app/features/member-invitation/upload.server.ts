import { redirect } from "@remix-run/node"
import { memberPaths } from "#app/lib/paths/member.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { fileFacts, receiveList } from "#app/parts/import/receive-list.server.ts"
import { memberRows, typedRows } from "#app/parts/import/sheet-rows.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { uploadSchema } from "./invitation.schema.ts"

/** Data of the first step with its saved draft (FORM-08); a file cannot be saved. */
export async function uploadView(context: RequestContext, request: Request) {
  return { draft: await openDraft(context, request, uploadSchema), key: newIdempotencyKey() }
}

/** Submits a list for checking and redirects to the result of the check (FORM-09). */
export async function uploadList(context: RequestContext, request: Request) {
  const { received, list } = await receiveList(context, request, memberRows)
  const submission = await parseSubmission(received, uploadSchema)
  if (submission.status !== "success") return invalid(submission)
  const rows = list?.rows ?? typedRows(submission.value.emails ?? "")
  const body = { module: "member_invitation" as const, ...fileFacts(list), rows }
  const checked = await context.api.post("/import", { body, idempotencyKey: idempotencyKey(submission) })
  if (!checked.ok) return refused(submission, withLocalizedMessage(checked.failure, context))
  return redirect(memberPaths.invite(context.alliance, checked.value.id), 303)
}
