import { redirect, type ActionFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { draftFields } from "#app/forms/drafts/draft-fields.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { checkOwner, dropDraft, keepTyped } from "#app/session/session-answer.server.ts"

/**
 * Returns the page address of the draft to save. The route guard uses it too, because the session may have ended while the user was typing.
 */
function addressToKeep(form: FormData): string | undefined {
  const address = form.get(draftFields.address)
  return form.get(draftFields.intent) === "keep" && typeof address === "string" ? address : undefined
}

export const handle = {
  access: "member",
  noSchema: "holds the fields of any other form",
  isForScripts: true,
  draftOf: addressToKeep,
} satisfies RouteHandle

/** Refuses GET requests; the loader exists because the route guard wraps loaders. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } })
}

/** Saves or deletes the draft of a form while the user is typing (FORM-08). Drafts are never sent to the backend. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const address = context.parseReturnAddress(form.get(draftFields.address))
  const intent = form.get(draftFields.intent)
  if (address === undefined) return new Response(null, { status: 400 })
  checkOwner(context, form)
  for (const name of Object.values(draftFields)) form.delete(name)
  if (intent === "keep") return new Response(null, { status: (await keepTyped(context, address, form)) ? 204 : 413 })
  await dropDraft(context, address)
  if (intent === "drop") return new Response(null, { status: 204 })
  return redirect(context.parseReturnAddress(address) ?? paths.dashboard(context.alliance), 303)
}
