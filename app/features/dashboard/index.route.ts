import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member", title: "dashboard.title" } satisfies RouteHandle

/** The root of an alliance leads to its dashboard (TEN-07). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(paths.dashboard(context.alliance))
}

/** Never shown, but it makes this a page: where the alliance is not known, the tenant's route shows the 404 screen. */
export default function AllianceRoot() {
  return null
}
