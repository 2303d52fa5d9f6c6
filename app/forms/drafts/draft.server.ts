import type { SubmissionResult } from "@conform-to/react"
import type { $ZodType } from "zod/v4/core"
import { instantOf, momentWithZone } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { documentAddress, findDraft, type DraftContext } from "#app/session/session-answer.server.ts"
import { restored } from "../submit/submission.server.ts"

/** A saved draft as its page uses it: `result` for `useSchemaForm`, the rest for `DraftNote`. */
export type DraftView = { result: SubmissionResult<string[]>; keptAt: string; address: string }

/**
 * The user's unsaved input for this page's form, kept because the session ended, the tab was closed or the server failed (SES-07, FORM-08).
 * It is restored on every visit until the form is submitted or the draft is discarded.
 * @param form the form's id, on a page with several forms
 * @returns undefined if there is no draft
 */
export async function openDraft(
  context: DraftContext & Pick<RequestContext, "locale" | "zone">,
  request: Request,
  schema: $ZodType,
  form?: string,
): Promise<DraftView | undefined> {
  const address = documentAddress(request)
  const found = await findDraft(context, address, form)
  if (!found) return undefined
  const { text } = momentWithZone(instantOf(found.keptAt), { locale: context.locale, zone: context.zone })
  return { result: restored(found.form, schema), keptAt: text, address }
}
