import type { LoaderFunctionArgs } from "@remix-run/node"
import { downloadPaths } from "#app/lib/paths/download.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { downloadLogFile } from "./list.server.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "", id = "" }) => downloadPaths.detail({ alliance }, id),
} satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return downloadLogFile(context, params)
}
