import type { LoaderFunctionArgs } from "@remix-run/node"
import { memberPaths } from "#app/lib/paths/member.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { memberFile } from "./list.server.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "" }, search) => memberPaths.list(alliance) + search,
} satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return memberFile(context, request.url)
}
