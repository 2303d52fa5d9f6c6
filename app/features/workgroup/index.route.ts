import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { param } from "#app/lib/route-params.ts"

export const handle = { access: "group", title: "workgroup.about.title" } satisfies RouteHandle

/** The root of a group leads to its about page (TEN-07). */
export function loader({ params, context }: LoaderFunctionArgs) {
  return redirect(paths.workgroupAbout(context.alliance, param(params, "acronym")))
}

/** Never shown, but it makes this a page: where the alliance is not known, the tenant's route shows the 404 screen. */
export default function WorkgroupRoot() {
  return null
}
