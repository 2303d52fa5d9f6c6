import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { memberPaths } from "#app/lib/paths/member.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member-admin", title: "admin.title" } satisfies RouteHandle

/** Redirects the administration root to its first tab (TEN-07). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(memberPaths.list(context.alliance))
}

/** Never rendered. The default export makes this a page route, so the tenant route can show the 404 screen if the alliance is unknown. */
export default function AdminRoot() {
  return null
}
