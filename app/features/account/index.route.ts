import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member", title: "account.title" } satisfies RouteHandle

/** The root of the account leads to the first of its tabs (TEN-07). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(paths.myProfile(context.alliance))
}

/** Never shown, but it makes this a page: where the alliance is not known, the tenant's route shows the 404 screen. */
export default function AccountRoot() {
  return null
}
