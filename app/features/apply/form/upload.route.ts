import type { ActionFunctionArgs } from "@remix-run/node"
import { acceptedFiles } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { uploadField, type UploadAnswer } from "#app/parts/attachments/upload-answer.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { fileModule, logoModule } from "./upload-modules.ts"

export const handle = {
  access: "public",
  noSchema: "a file alone: receiveForm checks it while it arrives",
  isForScripts: true,
} satisfies RouteHandle

/** Refuses GET requests; the loader exists because the route guard wraps loaders. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } })
}

/**
 * Uploads one file of an application that is not submitted yet (ADM-09, ERR-05): responds 201 with the file, or 422 with the error. The
 * backend accepts these files without a login and limits the number per hour and IP address.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { module = "" } = params
  if (module !== fileModule && module !== logoModule) return new Response(null, { status: 404 })
  const { sendFile } = context.asApplicant()
  const { form, fileErrors } = await receiveForm({ ...context, sendFile }, request, module)
  const [file] = acceptedFiles(form.getAll(uploadField))
  const [error = "form.server_error"] = fileErrors[uploadField] ?? []
  const answer: UploadAnswer = file ? { file } : { error }
  return Response.json(answer, { status: file ? 201 : 422 })
}
