import { redirect } from "@remix-run/node"
import { memberPaths } from "#app/lib/paths/member.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { fileFacts, receiveList } from "#app/parts/import/receive-list.server.ts"
import { memberRows, typedRows } from "#app/parts/import/sheet-rows.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { findDraft, keepDraft } from "#app/session/session-answer.server.ts"
import {
  idempotencyKey,
  invalid,
  newIdempotencyKey,
  parseSubmission,
  refused,
} from "#app/forms/submit/submission.server.ts"
import { uploadSchema } from "./invitation.schema.ts"

const fromOf = (request: Request) => new URL(request.url).searchParams.get("from") ?? undefined

/**
 * The list with which the user comes back to the first step: its file, or the addresses as they were typed. Undefined if it has expired or
 * was used.
 */
async function previousList(context: RequestContext, id: string | undefined) {
  if (!isRecordId(id)) return undefined
  const found = await context.api.get("/import/{id}", { path: { id } })
  if (!found.ok || found.value.invitation_id || found.value.module !== "member_invitation") return undefined
  const { file_name: fileName, total, rows } = found.value
  return { id, fileName, total, emails: fileName === null ? rows.map(({ email }) => email).join("\n") : undefined }
}

/** Data of the first step with its saved draft (FORM-08), or with what was entered before the user came back; a file cannot be saved. */
export async function uploadView(context: RequestContext, request: Request) {
  const [draft, previous] = await Promise.all([
    openDraft(context, request, uploadSchema),
    previousList(context, fromOf(request)),
  ])
  return { draft, previous, key: newIdempotencyKey() }
}

/** Takes the message that was written for the previous list along to the new one. */
async function carryMessage(context: RequestContext, from: string | undefined, to: string): Promise<void> {
  if (!isRecordId(from) || from === to) return
  const addressOf = (id: string) => memberPaths.invite(context.alliance, id, "message")
  const written = await findDraft(context, addressOf(from))
  if (written) await keepDraft(context, addressOf(to), written.form)
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
  await carryMessage(context, fromOf(request), checked.value.id)
  return redirect(memberPaths.invite(context.alliance, checked.value.id), 303)
}
