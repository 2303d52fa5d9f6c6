import type { LoaderFunctionArgs } from "@remix-run/node"
import { entityPaths } from "#app/lib/paths/entity.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { entityFile } from "./list.server.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "" }, search) => entityPaths.list(alliance) + search,
} satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return entityFile(context, request.url)
}
