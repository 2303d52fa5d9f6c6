import type { LoaderFunctionArgs } from "@remix-run/node"
import type { RouteHandle } from "#app/session/access.ts"
import { latestEntries } from "./inbox.server.ts"

export const handle = { access: "member", isForScripts: true } satisfies RouteHandle

/** Serves the latest entries as JSON, for the panel of the bell (SHELL-01). */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await latestEntries(context))
}
