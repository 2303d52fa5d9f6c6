import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { param } from "#app/lib/route-params.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { openApplication } from "../applicant.server.ts"

export const handle = { access: "public" } satisfies RouteHandle

/**
 * Passes a file of the open application on to its applicant (ADM-09), always as a download so that it never runs as a page of this portal.
 * Without an open application the request is redirected to the page that asks for code and email. If the backend does not return the file,
 * the download-failed page is shown (ERR-04).
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = param(params, "id")
  const { openFile } = await openApplication(context)
  const file = await openFile(id)
  if (file.status === 0) throw redirect(paths.fileFailed(context.alliance, id, file.failure))
  if (file.status === 401) throw redirect(applyPaths.open(context.alliance))
  context.setCaching("private, no-cache")
  if (file.status === 416) return new Response(null, file)
  const disposition = file.headers.get("content-disposition") ?? ""
  file.headers.set("Content-Disposition", `attachment${disposition.replace(/^[^;]*/, "")}`)
  return new Response(file.body, { status: file.status, headers: file.headers })
}
