import type { LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { applicationFile } from "./list.server.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "" }, search) => paths.membershipApplications(alliance) + search,
} satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return applicationFile(context, request.url)
}
