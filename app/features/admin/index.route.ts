import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { memberPaths } from "#app/lib/paths/member.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member-admin", title: "admin.title" } satisfies RouteHandle

/** The root of the administration leads to the first of its tabs (TEN-07). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(memberPaths.list(context.alliance))
}

/** Never shown, but it makes this a page: where the alliance is not known, the tenant's route shows the 404 screen. */
export default function AdminRoot() {
  return null
}
