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

/** Refuses GET requests; the loader exists because the route guard wraps loaders. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } })
}

/**
 * Uploads one file of a form that is still open (FORM-03, ERR-05): responds 201 with the file, or 422 with the error. Responds 401 if the
 * session has ended: the page stays, and the upload can be repeated after logging in in another tab.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { module = "" } = params
  if (!/^[a-z_]{1,40}(\.(logo|image))?$/.test(module)) return new Response(null, { status: 404 })
  const { form, fileErrors } = await receiveForm(context, request, module)
  const [file] = acceptedFiles(form.getAll(uploadField))
  const [error = "form.server_error"] = fileErrors[uploadField] ?? []
  const answer: UploadAnswer = file ? { file } : { error }
  return Response.json(answer, { status: file ? 201 : 422 })
}
