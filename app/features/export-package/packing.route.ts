import type { LoaderFunctionArgs } from "@remix-run/node"
import type { RouteHandle } from "#app/session/access.ts"
import { listPacking } from "./list.server.ts"

export const handle = { access: "member", isForScripts: true } satisfies RouteHandle

/** Returns the progress of the user's packages as JSON, for polling by the list (ACC-02). */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await listPacking(context))
}
