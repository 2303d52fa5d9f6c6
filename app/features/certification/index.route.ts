import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { param } from "#app/lib/route-params.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { certificationOf } from "./certification.server.ts"

export const handle = { access: "member", title: "certification.list.title" } satisfies RouteHandle

/** The root of an application leads to its review (TEN-07); there is none of one that is not there. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await certificationOf(context, params)
  return redirect(certificationPaths.detail(context.alliance, param(params, "id")))
}

/** Never shown, but it makes this a page: where the alliance is not known, the tenant's route shows the 404 screen. */
export default function CertificationRoot() {
  return null
}
