import type { LoaderFunctionArgs } from "@remix-run/node"
import { regionOptions } from "#app/parts/regions/region-options.server.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "public", isForScripts: true } satisfies RouteHandle

/** Serves the subdivisions of a region as JSON, for forms with JavaScript (ACC-01). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return Response.json(await regionOptions(context, params.code))
}
