import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import type { Failure } from "#app/lib/failure.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { param } from "#app/lib/route-params.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { withoutSentence } from "#app/session/one-spelling.server.ts"
import { loginThenBack } from "#app/session/session-answer.server.ts"

export const handle = { access: "public" } satisfies RouteHandle

/** Redirects to the login page and then back to the file (SES-06); for an image inside a page, redirects to the failure page instead. */
function loginFirst(context: RequestContext, request: Request, id: string) {
  if (request.headers.get("sec-fetch-dest") === "image") return redirect(paths.fileFailed(context.alliance, id))
  return redirect(loginThenBack(context, request))
}

/** For a file that cannot be sent: its address without the punctuation of a sentence, or the page that says why. */
function elsewhere(args: LoaderFunctionArgs, id: string, failure: Failure) {
  const other = failure.kind === "not_found" ? withoutSentence(args) : undefined
  return redirect(other ?? paths.fileFailed(args.context.alliance, id, failure))
}

const images = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp"])

/**
 * Streams a file from the backend, with headers that never let it run as a page of this portal (quality V5.30). Access is public because
 * logos are public files; the backend refuses all other files to users without a session. Failures redirect to the download-failed page
 * (ERR-04); interrupted downloads can be resumed.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { params, context, request } = args
  const id = param(params, "id")
  const file = await context.openFile(id)
  if (file.status === 0) throw elsewhere(args, id, file.failure)
  if (file.status === 401) throw loginFirst(context, request, id)
  if (file.status === 416) return new Response(null, file)
  const type = file.headers.get("content-type") ?? ""
  const disposition = file.headers.get("content-disposition") ?? ""
  const name = disposition.replace(/^[^;]*/, "")
  file.headers.set("Content-Disposition", `${images.has(type) ? "inline" : "attachment"}${name}`)
  context.setCaching(context.session ? "private, no-cache" : "public, max-age=300")
  return new Response(file.body, { status: file.status, headers: file.headers })
}
