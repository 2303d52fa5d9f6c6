import type { LoaderFunctionArgs } from "@remix-run/node"
import { commandsFor } from "#app/parts/search/commands.server.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member", isForScripts: true } satisfies RouteHandle

/** Serves what the search dialog and the keys can do besides finding records, as JSON (SHELL-10). */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await commandsFor(context))
}
