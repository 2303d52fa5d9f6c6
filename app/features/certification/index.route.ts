import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { param } from "#app/lib/route-params.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { certificationOf } from "./certification.server.ts"

export const handle = { access: "member", title: "certification.list.title" } satisfies RouteHandle

/** Redirects to the review page of an application (TEN-07), or throws 404 if the application does not exist. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await certificationOf(context, params)
  return redirect(certificationPaths.detail(context.alliance, param(params, "id")))
}

/** Never rendered. The default export makes this a page route, so the tenant route can show the 404 screen if the alliance is unknown. */
export default function CertificationRoot() {
  return null
}
