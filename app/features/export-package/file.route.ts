import type { LoaderFunctionArgs } from "@remix-run/node"
import { ApiFailure } from "#app/lib/failure.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { param } from "#app/lib/route-params.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "" }) => paths.myDownloads(alliance),
} satisfies RouteHandle

/** Passes a package on from the backend; if it is not available, the error is shown on the list of export packages (DL-04, ERR-04). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const file = await context.openPackage(param(params, "id"))
  if (file.status === 0) throw new ApiFailure(file.failure)
  return new Response(file.body, { headers: file.headers })
}
