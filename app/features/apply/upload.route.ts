import type { ActionFunctionArgs } from "@remix-run/node"
import { acceptedFiles } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { uploadField, type UploadAnswer } from "#app/parts/attachments/upload-answer.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { fileModule, logoModule } from "./application-files.ts"

export const handle = {
  access: "public",
  noSchema: "a file alone: receiveForm checks it while it arrives",
  isForScripts: true,
} satisfies RouteHandle

/** There is nothing to read here; the guard needs a loader to stand before. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } })
}

/**
 * Takes one file of an application that is still being written (ADM-09, ERR-05): 201 and the file, or 422 and why not. The backend
 * takes files of applications from strangers, so many an hour from one address.
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
