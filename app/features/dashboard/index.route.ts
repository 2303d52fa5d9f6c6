import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member", title: "dashboard.title" } satisfies RouteHandle

/** Redirects the root of an alliance to its dashboard (TEN-07). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(paths.dashboard(context.alliance))
}

/** Never rendered. The default export makes this a page route, so the tenant route can show the 404 screen if the alliance is unknown. */
export default function AllianceRoot() {
  return null
}
