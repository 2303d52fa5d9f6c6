import type { LoaderFunctionArgs } from "@remix-run/node"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { groupMemberFile } from "../list/csv.server.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", acronym = "" }, search) => workgroupPaths.members(alliance, acronym) + search,
} satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return groupMemberFile(context, request.url, params)
}
