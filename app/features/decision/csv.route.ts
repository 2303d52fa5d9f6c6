import type { LoaderFunctionArgs } from "@remix-run/node"
import { decisionPaths } from "#app/lib/paths/decision.ts"
import { shellListOf } from "#app/parts/event/list-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { decisionFile } from "./list.server.ts"

export const handle = { access: "member", pageOf: shellListOf(decisionPaths.list) } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return decisionFile(context, request.url)
}
