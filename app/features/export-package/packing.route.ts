import type { LoaderFunctionArgs } from "@remix-run/node"
import type { RouteHandle } from "#app/session/access.ts"
import { listPacking } from "./export-list.server.ts"

export const handle = { access: "member", isForScripts: true } satisfies RouteHandle

/** How far the packages are that are being made, as JSON, for the list that stays open (ACC-02). */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await listPacking(context))
}
