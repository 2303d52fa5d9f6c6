import type { LoaderFunctionArgs } from "@remix-run/node"
import { listPageOf } from "#app/parts/event/list-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ballotFile } from "./list.server.ts"

export const handle = { access: "member", pageOf: listPageOf("ballot") } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return ballotFile(context, request.url)
}
