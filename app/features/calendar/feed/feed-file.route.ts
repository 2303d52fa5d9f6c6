import type { LoaderFunctionArgs } from "@remix-run/node"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { feedContent, feedFile } from "./feed-entries.server.ts"
import { param } from "#app/lib/route-params.ts"

export const handle = { access: "public" } satisfies RouteHandle

/** Failures that mean the feed was revoked or its key does not exist. */
const isGone: ReadonlySet<string> = new Set(["not_found", "refused"])

/** Responds with one line of plain text, because calendar programs do not render HTML, and with `Retry-After` for temporary failures. */
function refusal(kind: string): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8" }
  if (isGone.has(kind)) return new Response("There is no such calendar.\n", { status: 404, headers })
  return new Response("Please try again later.\n", { status: 503, headers: { ...headers, "Retry-After": "300" } })
}

/** Whether the client has this version. A proxy that compresses makes the tag weak, so `W/` does not count (RFC 9110, 13.1.2). */
const hasVersion = (request: Request, tag: string) =>
  (request.headers.get("if-none-match") ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === tag)

/**
 * Serves a calendar feed to programs, which have no session: the key in the URL is the only credential (CAL-03). Clients may cache the feed
 * but must revalidate it; an unchanged feed is answered with 304.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await feedContent(context, param(params, "feedKey"))
  if (!found.ok) return refusal(found.failure.kind)
  const made = { origin: context.settings.origin, now: context.now }
  const { text, tag } = feedFile(found.value, allianceOf(context), made)
  context.setCaching("private, no-cache")
  const headers = { ETag: tag, "X-Robots-Tag": "noindex" }
  if (hasVersion(request, tag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } })
}
