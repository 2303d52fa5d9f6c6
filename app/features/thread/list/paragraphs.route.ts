import type { LoaderFunctionArgs } from "@remix-run/node"
import type { RouteHandle } from "#app/session/access.ts"
import { paragraphTotals } from "./paragraphs.server.ts"

export const handle = { access: "member", isForScripts: true } satisfies RouteHandle

/** Serves how many threads the paragraphs of a revision have as JSON, for its page (DISC-01). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return Response.json(await paragraphTotals(context, params))
}
