import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"

export const handle = { access: "member" } satisfies RouteHandle

/** The root of an alliance leads to its dashboard (TEN-07). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(paths.dashboard(allianceOf(context).url))
}
