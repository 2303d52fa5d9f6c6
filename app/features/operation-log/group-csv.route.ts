import type { LoaderFunctionArgs } from "@remix-run/node"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { logFile } from "./list.server.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", acronym = "" }, search) => workgroupPaths.log(alliance, acronym) + search,
} satisfies RouteHandle

/** The log entries of a group that match the list's filters, as a CSV file (WG-02, SHELL-06). */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return logFile(context, request.url, params.acronym)
}
