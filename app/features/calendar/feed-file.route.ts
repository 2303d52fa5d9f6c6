import type { LoaderFunctionArgs } from "@remix-run/node"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { feedContent, feedFile } from "./feed-entries.server.ts"
import { param } from "#app/lib/route-params.ts"

export const handle = { access: "public" } satisfies RouteHandle

/** Revoked, or no key at all. */
const isGone: ReadonlySet<string> = new Set(["not_found", "refused"])

/** Programs read no screens: a line, and when to come back. */
function refusal(kind: string): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8" }
  if (isGone.has(kind)) return new Response("There is no such calendar.\n", { status: 404, headers })
  return new Response("Please try again later.\n", { status: 503, headers: { ...headers, "Retry-After": "300" } })
}

/**
 * A calendar feed for programs, which come without a session: the key in the address is all that opens it (CAL-03). It may be
 * kept by whoever asked, but has to be asked for again; what has not changed is not sent again.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await feedContent(context, param(params, "feedKey"))
  if (!found.ok) return refusal(found.failure.kind)
  const made = { origin: context.settings.origin, now: context.now }
  const { text, tag } = feedFile(found.value, allianceOf(context), made)
  context.setCaching("private, no-cache")
  const headers = { ETag: tag, "X-Robots-Tag": "noindex" }
  if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } })
}
