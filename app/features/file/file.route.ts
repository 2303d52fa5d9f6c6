import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"

export const handle = { access: "public" } satisfies RouteHandle

const images = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp"])

/**
 * Passes a file on from the backend: never run as a page of this portal, whatever is in it (quality.md V5.30). Logos are
 * public files, so this is open; the backend refuses everything else to strangers. A failure has a page of its own (ERR-04).
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { url } = allianceOf(context)
  const id = params.id ?? ""
  const file = await context.openFile(id)
  if (!file) throw redirect(paths.fileFailed(url, id))
  const type = file.headers.get("content-type") ?? ""
  const disposition = file.headers.get("content-disposition") ?? ""
  const name = disposition.replace(/^[^;]*/, "")
  file.headers.set("Content-Disposition", `${images.has(type) ? "inline" : "attachment"}${name}`)
  context.setCaching(context.session ? "private, no-cache" : "public, max-age=300")
  return new Response(file.body, { headers: file.headers })
}
