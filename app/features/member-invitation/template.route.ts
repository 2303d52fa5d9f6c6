import type { LoaderFunctionArgs } from "@remix-run/node"
import { ApiFailure } from "#app/api/failure.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "" }) => paths.memberInvite(alliance),
} satisfies RouteHandle

/** The workbook to fill in, in the language of the address (ADM-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("language")
  const file = await context.openTemplate(asked === "chinese" ? "chinese" : "english")
  if (!file) throw new ApiFailure({ kind: "not_found" })
  return new Response(file.body, { headers: file.headers })
}
