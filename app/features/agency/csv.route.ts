import type { LoaderFunctionArgs } from "@remix-run/node"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { agencyFile } from "./list.server.ts"

export const handle = {
  access: "admin",
  pageOf: ({ alliance = "" }, search) => agencyPaths.list(alliance) + search,
} satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return agencyFile(context, request.url)
}
