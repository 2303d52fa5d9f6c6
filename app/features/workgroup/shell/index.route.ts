import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { param } from "#app/lib/route-params.ts"

export const handle = { access: "group", title: "workgroup.about.title" } satisfies RouteHandle

/** Redirects the root of a group to its about page (TEN-07). */
export function loader({ params, context }: LoaderFunctionArgs) {
  return redirect(paths.workgroupAbout(context.alliance, param(params, "acronym")))
}

/** Never rendered, but it makes this route a page, so that an unknown alliance gets the 404 screen of the tenant's route. */
export default function WorkgroupRoot() {
  return null
}
