import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { param } from "#app/lib/route-params.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { certificationOf } from "../certification.server.ts"
import { tabToOpen } from "../certification.status.ts"

export const handle = { access: "member", title: "certification.list.title" } satisfies RouteHandle

/** Redirects to the page of an application on which this user acts next (TEN-07), or throws 404 if the application does not exist. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const certification = await certificationOf(context, params)
  return redirect(certificationPaths.tab(context.alliance, param(params, "id"), tabToOpen(certification)))
}

/** Never rendered. The default export makes this a page route, so the tenant route can show the 404 screen if the alliance is unknown. */
export default function CertificationRoot() {
  return null
}
