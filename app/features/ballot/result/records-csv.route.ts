import type { LoaderFunctionArgs } from "@remix-run/node"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { recordFile } from "./records-csv.server.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", id = "" }) => ballotPaths.detail({ alliance }, id),
} satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return recordFile(context, params)
}
