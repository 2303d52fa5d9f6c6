import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member", title: "account.title" } satisfies RouteHandle

/** Redirects the account root to its first tab (TEN-07). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(paths.myProfile(context.alliance))
}

/** Never rendered. The default export makes this a page route, so the tenant route can show the 404 screen if the alliance is unknown. */
export default function AccountRoot() {
  return null
}
