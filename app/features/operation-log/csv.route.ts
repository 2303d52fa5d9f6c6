import type { LoaderFunctionArgs } from "@remix-run/node"
import { operationLogPaths } from "#app/lib/paths/operation-log.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { logFile } from "./list.server.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "" }, search) => operationLogPaths.list(alliance) + search,
} satisfies RouteHandle

/** The log entries that match the list's filters, as a CSV file (ADM-08, SHELL-06). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return logFile(context, request.url)
}
