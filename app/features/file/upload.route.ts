import type { ActionFunctionArgs } from "@remix-run/node"
import { acceptedFiles } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { uploadField, type UploadAnswer } from "#app/parts/attachments/upload-answer.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = {
  access: "member",
  noSchema: "a file alone: receiveForm checks it while it arrives",
  isForScripts: true,
} satisfies RouteHandle

/** There is nothing to read here; the guard needs a loader to stand before. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } })
}

/**
 * Takes one file of a form that is still open (FORM-03, ERR-05): 201 and the file, or 422 and why not. 401 when the session
 * is over: the page stays, and the file can be sent again after logging in elsewhere.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { module = "" } = params
  if (!/^[a-z_]{1,40}(\.logo)?$/.test(module)) return new Response(null, { status: 404 })
  const { form, fileErrors } = await receiveForm(context, request, module)
  const [file] = acceptedFiles(form.getAll(uploadField))
  const [error = "form.server_error"] = fileErrors[uploadField] ?? []
  const answer: UploadAnswer = file ? { file } : { error }
  return Response.json(answer, { status: file ? 201 : 422 })
}
