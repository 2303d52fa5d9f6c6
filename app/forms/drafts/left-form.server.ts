import { parse } from "@conform-to/react"
import { formField } from "../schema/form-field-names.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { documentAddress, findDraft } from "#app/session/session-answer.server.ts"
import type { LeftForm } from "../recovery/left-form.ts"

/**
 * The form that the user submitted on this page when the session ended or the server failed (SES-07, FORM-08), for the frame around every
 * page: short forms have no draft. Its idempotency key is restored with it, so that a write whose result is unknown is done only once
 * (ERR-03, FORM-07).
 */
export async function leftForm(
  context: Pick<RequestContext, "session" | "drafts">,
  request: Request,
): Promise<LeftForm | undefined> {
  const found = await findDraft(context, documentAddress(request))
  const form = found?.form.get(formField)
  if (!found || typeof form !== "string") return undefined
  const { initialValue } = parse(found.form, { resolve: () => ({ error: {} }) }).reply()
  return { form, values: initialValue ?? {} }
}
